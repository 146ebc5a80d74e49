import { type BrowserContext, expect, type Page } from '@playwright/test'
import en from '../../../src/shared/i18n/locales/en/call.json' with { type: 'json' }
import enToasts from '../../../src/shared/i18n/locales/en/toasts.json' with { type: 'json' }
import tr from '../../../src/shared/i18n/locales/tr/call.json' with { type: 'json' }
import trToasts from '../../../src/shared/i18n/locales/tr/toasts.json' with { type: 'json' }
import { received, watchPeerConnections } from './peer-connections'
import type { SandboxControl } from '../sandbox-control'
import type { Language } from './shell'

/** Small, because two browsers render two videos each without a GPU. */
export const CALL_VIEWPORT = { width: 1024, height: 700 }

/**
 * Longer timeout, because two browsers share the machine: on a busy one decoding may pause for more than 20 s. Without the
 * intervals a poll waits for up to a second between two attempts.
 */
export const MEDIA = { timeout: 60_000, intervals: [100, 250] }
export const PATIENT = 'İrem Yıldız'

declare global {
  interface Window {
    openedTracks?: MediaStreamTrack[]
  }
}

/** Smaller than the portal requests, because without a GPU every frame is encoded, decoded and painted by the processor. */
const CAMERA_SIZE = { width: 640, height: 480 }

/** Records the opened tracks of every page, so that tests can check that they are stopped. */
const watchTracks = (context: BrowserContext) =>
  context.addInitScript((size) => {
    const opened: MediaStreamTrack[] = []
    window.openedTracks = opened
    // Undefined in insecure contexts such as about:blank.
    const devices: MediaDevices | undefined = navigator.mediaDevices
    if (!devices) return
    for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
      const open = devices[name].bind(devices)
      devices[name] = async (requested) => {
        const video = requested?.video
        const hasSize = typeof video === 'object' && 'width' in video
        const stream = await open(hasSize ? { ...requested, video: { ...video, ...size } } : requested)
        opened.push(...stream.getTracks())
        return stream
      }
    }
  }, CAMERA_SIZE)

/**
 * Rejects the requests for devices like a denial; the permission stays as it is. A real denial needs another browser
 * (`video-call-permission.spec.ts`).
 */
export const denyDevices = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })

/** How many tracks have been opened so far. */
export const openedTracks = (page: Page): Promise<number> => page.evaluate(() => window.openedTracks?.length ?? 0)

const liveTracks = (page: Page): Promise<number> =>
  page.evaluate(() => (window.openedTracks ?? []).filter(({ readyState }) => readyState === 'live').length)

export const expectLiveTracks = (page: Page, count: number, message = 'live tracks'): Promise<void> =>
  expect.poll(() => liveTracks(page), { ...MEDIA, message }).toBe(count)

/**
 * Unplugs the last opened device, or stops sharing. Fake devices and the browser's own "Stop sharing" cannot be controlled by a
 * test, so the track is ended by script and the device is removed from the list.
 */
export const loseDevice = (page: Page, kind: 'audio' | 'video'): Promise<void> =>
  page.evaluate((lost) => {
    const track = (window.openedTracks ?? []).findLast((item) => item.kind === lost && item.readyState === 'live')
    if (!track) throw new Error(`no live track: ${lost}`)
    const { deviceId } = track.getSettings()
    const devices = navigator.mediaDevices
    const list = devices.enumerateDevices.bind(devices)
    devices.enumerateDevices = async () => (await list()).filter((device) => device.deviceId !== deviceId)
    track.stop()
    track.dispatchEvent(new Event('ended'))
    devices.dispatchEvent(new Event('devicechange'))
  }, kind)

export function callOf(page: Page, language: Language = 'tr') {
  const texts = { tr, en }[language]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    texts,
    mediaDenied: { tr: trToasts, en: enToasts }[language].callMediaDenied,
    preJoin: page.getByRole('dialog', { name: texts.preJoin.title }),
    join: button(texts.preJoin.join),
    window: page.locator('dialog[data-layout-variant]'),
    summary: page.getByRole('dialog', { name: texts.summary.title }),
    deviceTest: page.getByRole('dialog', { name: texts.deviceTest.title }),
    statusBadge: (text: string | RegExp) => page.locator('[data-tone]').getByText(text, { exact: true }),
    peerTile: page.getByRole('group', { name: PATIENT, exact: true }),
    peerVideo: page.getByRole('group', { name: PATIENT, exact: true }).locator('video'),
    localTile: page.getByRole('group', { name: texts.local.name, exact: true }),
    icon: (name: string) => page.getByRole('img', { name, exact: true }),
    mute: button(texts.controls.muteMicrophone),
    unmute: button(texts.controls.unmuteMicrophone),
    stopCamera: button(texts.controls.stopCamera),
    startCamera: button(texts.controls.startCamera),
    shareScreen: button(texts.controls.shareScreen),
    stopSharing: button(texts.controls.stopSharing),
    devices: button(texts.controls.devices),
    minimise: button(texts.window.minimise),
    restore: button(texts.window.restore),
    end: button(texts.controls.end),
  }
}

export async function prepare(page: Page): Promise<void> {
  await watchPeerConnections(page.context())
  await watchTracks(page.context())
}

/** Joins a call over a page that requests little. */
export async function joinCall(page: Page, { room }: { room: string }): Promise<void> {
  await page.goto(`/tr/stok-sayimi?room=${room}`)
  const call = callOf(page)
  // A call that is joined before both devices are open shows the pre-join screen also at the next pasted room.
  await expectLiveTracks(page, 2)
  await call.join.click()
  await expect(call.statusBadge(call.texts.labels.ongoing)).toBeVisible(MEDIA)
}

/** The page of the sandbox on which a patient joins a call. */
export const patientPage = (page: Page) => ({
  status: page.locator('#status'),
  peer: page.locator('#peer'),
  /** Video of the peer, the doctor. */
  video: page.locator('#remote-video'),
  press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
})

export async function patientJoins(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await patientPage(page).press('Görüşmeye katıl')
}

export async function expectAudioAndVideo(page: Page): Promise<void> {
  const before = await received(page)
  await expectVideo(page)
  await expect.poll(async () => (await received(page)).audioEnergy, MEDIA).toBeGreaterThan(before.audioEnergy)
}

export async function expectVideo(page: Page): Promise<void> {
  const before = await received(page)
  // The fake camera sends ten frames per second: more than the jitter buffer holds when the sender stops.
  await expect.poll(async () => (await received(page)).framesDecoded, MEDIA).toBeGreaterThan(before.framesDecoded + 3)
}

/** Connects doctor and patient. @returns the room */
export async function joinBoth(doctor: Page, patient: Page, { openRoom }: SandboxControl): Promise<string> {
  const { room, patientPath } = await openRoom(PATIENT)
  // A stock Firefox has one tab in front, and a page behind it opens no dialog.
  await doctor.bringToFront()
  await joinCall(doctor, { room })
  await connectPatient(doctor, patient, patientPath)
  return room
}

/** The patient joins a call in which the doctor is alone. */
export async function connectPatient(doctor: Page, patient: Page, path: string): Promise<void> {
  await prepare(patient)
  await patientJoins(patient, path)
  await expect(callOf(doctor).peerVideo).toBeVisible(MEDIA)
  await expect(patientPage(patient).status).toHaveText('Görüşmedesiniz.', MEDIA)
  await expectVideo(doctor)
}
