import { type BrowserContext, expect, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs'
import en from '../../src/shared/i18n/locales/en/call.json' with { type: 'json' }
import tr from '../../src/shared/i18n/locales/tr/call.json' with { type: 'json' }
import { received, watchPeerConnections } from './peer-connections'
import type { SandboxControl } from './sandbox-control'
import type { Language } from './shell'

const executablePath = findChromium()

/** `ask`: the permissions of the context count, and what is not among them is refused. */
const PERMISSION_ANSWERS = {
  allow: ['--use-fake-ui-for-media-stream'],
  deny: ['--use-fake-ui-for-media-stream=deny'],
  ask: [],
}

interface FakeDevices {
  /** The second one measures distances; its pictures are none that a call can send. */
  cameras?: number
}

/** A browser with cameras and microphones that only exist in it; `answer` is what its user says to whoever asks for them. */
export const fakeDevices = (permission: 'allow' | 'deny' | 'ask' = 'allow', { cameras = 1 }: FakeDevices = {}) => ({
  args: [
    ...CHROMIUM_FLAGS,
    `--use-fake-device-for-media-stream=device-count=${cameras}`,
    ...PERMISSION_ANSWERS[permission],
  ],
  ...(executablePath && { executablePath }),
})

/** A call between two browsers takes its time on a machine that has other things to do. */
export const MEDIA = { timeout: 25_000 }
export const PATIENT = 'İrem Yıldız'

declare global {
  interface Window {
    openedTracks?: MediaStreamTrack[]
  }
}

/** Keeps what every page of the context has opened, so that it can be seen to be given back. */
const watchTracks = (context: BrowserContext) =>
  context.addInitScript(() => {
    const opened: MediaStreamTrack[] = []
    window.openedTracks = opened
    // Nothing is to be had on a page like about:blank.
    const devices: MediaDevices | undefined = navigator.mediaDevices
    if (!devices) return
    for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
      const open = devices[name].bind(devices)
      devices[name] = async (requested) => {
        const stream = await open(requested)
        opened.push(...stream.getTracks())
        return stream
      }
    }
  })

/** Tracks of camera, microphone and screen that still run: while there is one the camera's light is on. */
export const liveTracks = (page: Page): Promise<number> =>
  page.evaluate(() => (window.openedTracks ?? []).filter(({ readyState }) => readyState === 'live').length)

/**
 * What the call has opened last is pulled out, or no longer shared. No browser can be told to take a fake device away, nor does
 * a test reach the browser's own "Stop sharing": the track ends by hand, and the list of devices goes on without it.
 */
export const loseDevice = (page: Page, kind: 'audio' | 'video'): Promise<void> =>
  page.evaluate((lost) => {
    const track = (window.openedTracks ?? []).findLast((item) => item.kind === lost && item.readyState === 'live')
    if (!track) throw new Error(`nothing to pull out: ${lost}`)
    const { deviceId } = track.getSettings()
    const devices = navigator.mediaDevices
    const list = devices.enumerateDevices.bind(devices)
    devices.enumerateDevices = async () => (await list()).filter((device) => device.deviceId !== deviceId)
    track.stop()
    track.dispatchEvent(new Event('ended'))
    devices.dispatchEvent(new Event('devicechange'))
  }, kind)

/** What the doctor sees of a call. */
export function callOf(page: Page, language: Language = 'tr') {
  const texts = { tr, en }[language]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    texts,
    readiness: page.getByRole('dialog', { name: texts.preJoin.title }),
    join: button(texts.preJoin.join),
    window: page.locator('dialog[data-layout-variant]'),
    /** The words of the state, not what a screen reader is told when they change. */
    label: (text: string) => page.locator('[data-tone]').getByText(text, { exact: true }),
    peer: page.getByRole('group', { name: PATIENT, exact: true }),
    peerVideo: page.getByRole('group', { name: PATIENT, exact: true }).locator('video'),
    own: page.getByRole('group', { name: texts.own.name, exact: true }),
    sign: (name: string) => page.getByRole('img', { name, exact: true }),
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

/** Through the readiness step into the call. */
async function joinCall(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const call = callOf(page)
  await call.join.click()
  await expect(call.label(call.texts.labels.ongoing)).toBeVisible(MEDIA)
}

/** What the patient sees of the call, on the sandbox's page. */
export const patientOf = (page: Page) => ({
  status: page.locator('#status'),
  /** The doctor's name and what is switched off there. */
  doctor: page.locator('#peer'),
  press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
})

export async function patientJoins(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Görüşmeye katıl', exact: true }).click()
}

/** From now on pictures arrive, and something is to be heard. */
export async function expectAudioAndVideo(page: Page): Promise<void> {
  const before = await received(page)
  await expect.poll(async () => (await received(page)).framesDecoded, MEDIA).toBeGreaterThan(before.framesDecoded + 5)
  await expect.poll(async () => (await received(page)).audioEnergy, MEDIA).toBeGreaterThan(before.audioEnergy)
}

/** From now on pictures arrive; who is muted is not heard. */
export async function expectVideo(page: Page): Promise<void> {
  const before = await received(page)
  await expect.poll(async () => (await received(page)).framesDecoded, MEDIA).toBeGreaterThan(before.framesDecoded + 5)
}

/** Doctor and patient in one room, seeing each other; answers with the room. */
export async function joinBoth(doctor: Page, patient: Page, { openRoom }: SandboxControl): Promise<string> {
  await prepare(patient)
  const { room, doctorPath, patientPath } = await openRoom(PATIENT)
  await joinCall(doctor, doctorPath)
  await patientJoins(patient, patientPath)
  await expect(callOf(doctor).peerVideo).toBeVisible(MEDIA)
  await expect(patientOf(patient).status).toHaveText('Görüşmedesiniz.', MEDIA)
  await expectVideo(doctor)
  return room
}
