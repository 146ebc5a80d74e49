import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/find-chromium.mjs'
import texts from '../../../src/shared/i18n/locales/tr/call.json' with { type: 'json' }
import { PROFILE, type StartPage, sessionCookies } from './visit.ts'

const PATIENT = 'Fatma Demir'
const DEVICES = { permissions: ['camera', 'microphone'], viewport: PROFILE.viewport, locale: 'tr-TR' }
const OBSERVED_MS = 5_000
/** Long enough for several tries to come back, too short for all of them. */
const AWAY_MS = 8_000

export interface CallTimes {
  /** From the opened link, through the look at camera and microphone, to the patient's first picture. */
  linkToVideo: number
  /** From F5 to the patient's first picture. */
  reloadToVideo: number
  /** From the moment in which the doctor's browser has a network again to the patient's next picture. */
  networkToVideo: number
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

const control = async (platform: URL, path: string, body: object): Promise<unknown> => {
  const response = await fetch(new URL(`/sandbox/control/${path}`, platform), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

const openRoom = async (platform: URL): Promise<{ doctorPath: string; patientPath: string }> =>
  (await control(platform, 'rooms', { participant: PATIENT })) as { doctorPath: string; patientPath: string }

/** What stands still since the network is away: the picture that comes after it is another element's. */
const STILL = 'data-bench-still'
const videoOf = (page: Page) => page.getByRole('group', { name: PATIENT, exact: true }).locator(`video:not([${STILL}])`)

/** Resolves with the next picture of the patient. */
const seePatient = (page: Page): Promise<number> =>
  videoOf(page).evaluate(
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

/**
 * The doctor's browser has no network for a while. Its switch leaves alone what is open already, and pictures altogether: the
 * platform cuts both, the patient's too, who is back at once, as the doctor cannot be.
 */
const timeReturn = async (office: BrowserContext, page: Page, platform: URL): Promise<number> => {
  await videoOf(page).evaluate((video, still) => video.setAttribute(still, ''), STILL)
  await office.setOffline(true)
  await control(platform, 'disconnect', { channel: 'telemedicine', how: 'transport' })
  const ongoing = page.locator('[data-tone]').getByText(texts.labels.ongoing, { exact: true })
  await ongoing.waitFor({ state: 'hidden' })
  await page.waitForTimeout(AWAY_MS)
  if (await ongoing.isVisible()) throw new Error('the call went on without a network')
  const returned = performance.now()
  await office.setOffline(false)
  await seePatient(page)
  return performance.now() - returned
}

/** A doctor is called into a room in which the patient waits already, reloads the page, loses the network, and goes on working beside the call. */
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
    await page.getByRole('button', { name: texts.preJoin.join, exact: true }).click()
    await seePatient(page)
    const linkToVideo = performance.now() - opened

    const reloaded = performance.now()
    await page.reload({ waitUntil: 'commit' })
    await seePatient(page)
    const reloadToVideo = performance.now() - reloaded

    const networkToVideo = await timeReturn(office, page, platform)

    await page.getByRole('button', { name: texts.window.minimise, exact: true }).click()
    await page.waitForTimeout(OBSERVED_MS)
    const busyMs = await taskMs(office, page)
    const before = await busyMs()
    await page.waitForTimeout(OBSERVED_MS)
    const busyPerSecond = ((await busyMs()) - before) / (OBSERVED_MS / 1_000)
    return { linkToVideo, reloadToVideo, networkToVideo, busyPerSecond }
  } finally {
    await Promise.all([home.close(), office.close()])
  }
}
