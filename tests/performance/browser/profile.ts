import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/find-chromium.mjs'
import type { Certificate } from '../server/certificate.ts'
import { type Sight, watchPage } from './page-watch.ts'

/** The doctor's machine and line that every figure is taken with. */
export const PROFILE = { megabitsPerSecond: 10, latencyMs: 40, slowerCpu: 4, viewport: { width: 1440, height: 900 } }

const BYTES_PER_MEGABIT = 125_000

export const launchChromium = async ({ fingerprint }: Certificate): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${fingerprint}`],
  })

export interface MeasuredPage {
  page: Page
  devtools: CDPSession
  /** What the page complained about: uncaught errors, errors in its console. A figure of a broken page is worth nothing. */
  complaints: string[]
  close(): Promise<void>
}

interface Visit {
  origin: string
  token: string
  /** What is on the screen when the page is ready. */
  ready: Sight
}

/** A page in a browser that has never been here, on the slow machine and line of the profile, with a session. */
export const openMeasuredPage = async (browser: Browser, { origin, token, ready }: Visit): Promise<MeasuredPage> => {
  const { viewport, latencyMs, megabitsPerSecond, slowerCpu } = PROFILE
  const context = await browser.newContext({ viewport, locale: 'tr-TR', colorScheme: 'light' })
  await context.addCookies([
    { name: 'auth_doctor', value: token, url: origin, sameSite: 'Lax' },
    { name: 'lang_doctor', value: 'tr', url: origin, sameSite: 'Lax' },
  ])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${message.text()} (${message.location().url})`),
  )
  await page.addInitScript(watchPage, ready)

  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: megabitsPerSecond * BYTES_PER_MEGABIT,
    uploadThroughput: megabitsPerSecond * BYTES_PER_MEGABIT,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
  return { page, devtools, complaints, close: () => context.close() }
}
