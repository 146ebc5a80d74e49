import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/find-chromium.mjs'
import texts from '../../../src/shared/i18n/locales/tr/call.json' with { type: 'json' }
import { PROFILE, type StartPage, sessionCookies } from './visit.ts'

const PATIENT = 'Fatma Demir'
const DEVICES = { permissions: ['camera', 'microphone'], viewport: PROFILE.viewport, locale: 'tr-TR' }
const OBSERVED_MS = 5_000

export interface CallTimes {
  /** From the opened link, through the look at camera and microphone, to the patient's first picture. */
  linkToPicture: number
  /** From F5 to the patient's first picture. */
  reloadToPicture: number
  /** Milliseconds of the page's main thread in each second of a call in the corner. */
  busyPerSecond: number
}

/** A browser with a camera and a microphone that only exist in it, and sites of any certificate: both are of this machine. */
export const launchWithDevices = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--ignore-certificate-errors',
    ],
  })

const openRoom = async (platform: URL): Promise<{ doctorPath: string; patientPath: string }> => {
  const answer = await fetch(new URL('/sandbox/control/rooms', platform), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ participant: PATIENT }),
  })
  return (await answer.json()) as { doctorPath: string; patientPath: string }
}

/** Resolves with the next picture of the patient. */
const seePatient = (page: Page): Promise<number> =>
  page
    .getByRole('group', { name: PATIENT, exact: true })
    .locator('video')
    .evaluate(
      (video: HTMLVideoElement) => new Promise<number>((seen) => void video.requestVideoFrameCallback(() => seen(0))),
    )

const taskMs = async (context: BrowserContext, page: Page): Promise<() => Promise<number>> => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
}

/** A doctor is called into a room in which the patient waits already, reloads the page, and goes on working beside the call. */
export const measureCall = async (browser: Browser, start: StartPage, platform: URL): Promise<CallTimes> => {
  const [home, office] = await Promise.all([browser.newContext(DEVICES), browser.newContext(DEVICES)])
  try {
    const { doctorPath, patientPath } = await openRoom(platform)
    const patient = await home.newPage()
    await patient.goto(new URL(patientPath, platform).href)
    await patient.getByRole('button', { name: 'Görüşmeye katıl', exact: true }).click()
    await patient.getByText('Odadasınız').first().waitFor()

    await office.addCookies(sessionCookies(start))
    const page = await office.newPage()
    const opened = performance.now()
    await page.goto(start.origin + doctorPath, { waitUntil: 'commit' })
    await page.getByRole('button', { name: texts.ready.join, exact: true }).click()
    await seePatient(page)
    const linkToPicture = performance.now() - opened

    const reloaded = performance.now()
    await page.reload({ waitUntil: 'commit' })
    await seePatient(page)
    const reloadToPicture = performance.now() - reloaded

    await page.getByRole('button', { name: texts.window.minimise, exact: true }).click()
    await page.waitForTimeout(OBSERVED_MS)
    const busyMs = await taskMs(office, page)
    const before = await busyMs()
    await page.waitForTimeout(OBSERVED_MS)
    const busyPerSecond = ((await busyMs()) - before) / (OBSERVED_MS / 1_000)
    return { linkToPicture, reloadToPicture, busyPerSecond }
  } finally {
    await Promise.all([home.close(), office.close()])
  }
}
