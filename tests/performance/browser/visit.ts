import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/programs/find-chromium.mjs'
import type { Certificate } from '../server/certificate.ts'
import { type ReadySelector, installPageMetrics } from './page-metrics.ts'

export const PROFILE = { megabitsPerSecond: 10, latencyMs: 40, slowerCpu: 4, viewport: { width: 1440, height: 900 } }

const BYTES_PER_MEGABIT = 125_000

export const launchChromium = async ({ fingerprint }: Certificate, flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${fingerprint}`, ...flags],
  })

export interface StartPage {
  origin: string
  token: string
  ready: ReadySelector
  prepare?: (page: Page) => Promise<void>
}

export interface Visit {
  page: Page
  devtools: CDPSession
  /** Milliseconds from the start of the navigation until the page was ready. */
  ready: number
}

/** After this time the code that is prefetched when idle is loaded. */
export const IDLE_MS = 3000

const READY_TIMEOUT_MS = 60_000

export const sessionCookies = ({ origin, token }: StartPage) => [
  { name: 'auth_doctor', value: token, url: origin, sameSite: 'Lax' as const },
  { name: 'lang_doctor', value: 'tr', url: origin, sameSite: 'Lax' as const },
]

const emulateProfile = async (devtools: CDPSession): Promise<void> => {
  const throughput = PROFILE.megabitsPerSecond * BYTES_PER_MEGABIT
  await devtools.send('Performance.enable')
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.slowerCpu })
}

const recordProblems = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  const openRequests = new Set<string>()
  page.on('request', (request) => openRequests.add(request.url()))
  page.on('requestfinished', (request) => openRequests.delete(request.url()))
  page.on('requestfailed', (request) => openRequests.delete(request.url()))
  return { errors, openRequests }
}

/** Opens a signed-in page in a new browser context with the emulated profile, and calls `work` when it is ready. */
export const visit = <T>(browser: Browser, start: StartPage, work: (visit: Visit) => Promise<T>): Promise<T> =>
  withContext(browser, start, (context) => visitIn(context, start, work))

/** A new profile: its HTTP cache is empty. */
export const withContext = async <T>(
  browser: Browser,
  start: StartPage,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ viewport: PROFILE.viewport, locale: 'tr-TR', colorScheme: 'light' })
  try {
    await context.addCookies(sessionCookies(start))
    return await work(context)
  } finally {
    await context.close()
  }
}

/**
 * Opens a page with the emulated profile, calls `work` when it is ready, and closes it.
 * @throws if the page logs an error or has an uncaught one: its figures would not be valid
 */
export const visitIn = async <T>(
  context: BrowserContext,
  start: StartPage,
  work: (visit: Visit) => Promise<T>,
): Promise<T> => {
  const page = await context.newPage()
  const { errors, openRequests } = recordProblems(page)
  await page.addInitScript(installPageMetrics, start.ready)
  await start.prepare?.(page)
  const devtools = await context.newCDPSession(page)
  await emulateProfile(devtools)

  await page.goto(`${start.origin}/tr`, { waitUntil: 'commit' })
  const readyAt = await Promise.race([
    page.evaluate(() => window.pageMetrics.ready),
    pause(READY_TIMEOUT_MS, null, { ref: false }),
  ])
  if (readyAt === null) {
    const reasons = await page.evaluate(() => window.pageMetrics.notReadyBecause())
    throw new Error(['The page did not get ready:', ...reasons, ...errors, ...openRequests].join(' · '))
  }
  const result = await work({ page, devtools, ready: readyAt })
  if (errors.length > 0) throw new Error(['The page reported errors:', ...errors].join(' · '))
  await page.close()
  return result
}
