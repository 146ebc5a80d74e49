import type { Browser, BrowserContext, Page } from 'playwright'
import texts from '../../../src/shared/i18n/locales/tr/call.json' with { type: 'json' }
import { type SandboxControl, sandboxControl } from '../../support/sandbox-control.ts'
import { mainThreadMs } from './measure.ts'
import { PROFILE, type StartPage, sessionCookies } from './visit.ts'

const PATIENT = 'Fatma Demir'
const DEVICES = { permissions: ['camera', 'microphone'], viewport: PROFILE.viewport, locale: 'tr-TR' }
const OBSERVED_MS = 5_000
const VIDEO_TIMEOUT_MS = 30_000
/** Long enough for several reconnection attempts, too short for all of them. */
const OFFLINE_MS = 8_000

export interface CallTimes {
  /** From opening the link, through the pre-join screen, to the patient's first video frame. */
  linkToVideo: number
  /** From F5 to the patient's first video frame. */
  reloadToVideo: number
  /** From the doctor's browser being online again to the patient's next video frame. */
  networkToVideo: number
  /** Milliseconds of main-thread work per second of a minimised call. */
  busyPerSecond: number
}

/** Marks the video element of the lost connection: the next one is rendered in a new element. */
const OLD_VIDEO = 'data-bench-old'
const videoOf = (page: Page) =>
  page.getByRole('group', { name: PATIENT, exact: true }).locator(`video:not([${OLD_VIDEO}])`)

/** Runs in the page. False if the element is detached, or has no frame in time. */
const nextFrame = (video: HTMLVideoElement, timeoutMs: number) =>
  new Promise<boolean>((resolve) => {
    const settle = (hasFrame: boolean) => {
      clearInterval(poll)
      resolve(hasFrame)
    }
    const deadline = performance.now() + timeoutMs
    const poll = setInterval(() => {
      if (!video.isConnected || performance.now() > deadline) settle(false)
    }, 50)
    video.requestVideoFrameCallback(() => settle(true))
  })

/** An element that React has replaced never has a frame, so the wait goes on with its successor. */
const waitForVideo = async (page: Page): Promise<void> => {
  const deadline = performance.now() + VIDEO_TIMEOUT_MS
  for (;;) {
    const timeout = deadline - performance.now()
    if (timeout <= 0) throw new Error(`no video frame of the patient within ${VIDEO_TIMEOUT_MS / 1_000} s`)
    if (await videoOf(page).evaluate(nextFrame, timeout, { timeout })) return
  }
}

/**
 * Measures the recovery after a network loss. `setOffline` affects neither open sockets nor WebRTC, so the platform disconnects
 * both participants; only the patient can reconnect at once.
 */
const measureReconnection = async (context: BrowserContext, page: Page, sandbox: SandboxControl): Promise<number> => {
  await videoOf(page).evaluate((video, attribute) => video.setAttribute(attribute, ''), OLD_VIDEO)
  await context.setOffline(true)
  await sandbox.disconnect('telemedicine', 'transport')
  const ongoing = page.locator('[data-tone]').getByText(texts.labels.ongoing, { exact: true })
  await ongoing.waitFor({ state: 'hidden' })
  await page.waitForTimeout(OFFLINE_MS)
  if (await ongoing.isVisible()) throw new Error('the call went on without a network')
  const onlineAt = performance.now()
  await context.setOffline(false)
  await waitForVideo(page)
  return performance.now() - onlineAt
}

export const measureCall = async (browser: Browser, start: StartPage, platform: URL): Promise<CallTimes> => {
  const [patientContext, doctorContext] = await Promise.all([browser.newContext(DEVICES), browser.newContext(DEVICES)])
  try {
    const sandbox = sandboxControl(platform.origin)
    const { doctorPath, patientPath } = await sandbox.openRoom(PATIENT)
    const patient = await patientContext.newPage()
    await patient.goto(new URL(patientPath, platform).href)
    await patient.getByRole('button', { name: 'Görüşmeye katıl', exact: true }).click()
    await patient.getByText('Odadasınız').first().waitFor()

    await doctorContext.addCookies(sessionCookies(start))
    const page = await doctorContext.newPage()
    const opened = performance.now()
    await page.goto(start.origin + doctorPath, { waitUntil: 'commit' })
    await page.getByRole('button', { name: texts.preJoin.join, exact: true }).click()
    await waitForVideo(page)
    const linkToVideo = performance.now() - opened

    const reloaded = performance.now()
    await page.reload({ waitUntil: 'commit' })
    await waitForVideo(page)
    const reloadToVideo = performance.now() - reloaded

    const networkToVideo = await measureReconnection(doctorContext, page, sandbox)

    await page.getByRole('button', { name: texts.window.minimise, exact: true }).click()
    await page.waitForTimeout(OBSERVED_MS)
    const devtools = await doctorContext.newCDPSession(page)
    await devtools.send('Performance.enable')
    const before = await mainThreadMs(devtools)
    await page.waitForTimeout(OBSERVED_MS)
    const busyPerSecond = ((await mainThreadMs(devtools)) - before) / (OBSERVED_MS / 1_000)
    return { linkToVideo, reloadToVideo, networkToVideo, busyPerSecond }
  } finally {
    await Promise.all([patientContext.close(), doctorContext.close()])
  }
}
