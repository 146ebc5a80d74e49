import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/find-chromium.mjs'
import type { Certificate } from '../server/certificate.ts'
import { type ReadySelector, installPageMetrics } from './page-metrics.ts'

/** The doctor's machine and line that every figure is taken with. */
export const PROFILE = { megabitsPerSecond: 10, latencyMs: 40, slowerCpu: 4, viewport: { width: 1440, height: 900 } }

const BYTES_PER_MEGABIT = 125_000

export const launchChromium = async ({ fingerprint }: Certificate): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${fingerprint}`],
  })

export interface StartPage {
  origin: string
  token: string
  /** What is on the screen when the page is ready. */
  ready: ReadySelector
  /** What the page is to find, before it is opened. */
  prepare?: (page: Page) => Promise<void>
}

export interface Visit {
  page: Page
  devtools: CDPSession
  /** Milliseconds after the navigation began at which the page was ready. */
  ready: number
}

/** Shorter than any doctor looks at a page that has just come; code that is fetched when idle has arrived by then. */
export const IDLE_MS = 3000

const READY_LIMIT_MS = 60_000

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

/** What a page says and asks for, to tell why something did not work. */
const listenTo = (page: Page) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  const unanswered = new Set<string>()
  page.on('request', (request) => unanswered.add(request.url()))
  page.on('requestfinished', (request) => unanswered.delete(request.url()))
  page.on('requestfailed', (request) => unanswered.delete(request.url()))
  return { complaints, unanswered }
}

/**
 * Opens a page in a browser that has never been here, on the slow machine and line of the profile, with a session, and
 * goes to work on it when it is ready.
 * @throws when the page complains, in its console or by an uncaught error: figures of a broken page are worth nothing
 */
export const visit = async <T>(browser: Browser, start: StartPage, work: (visit: Visit) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ viewport: PROFILE.viewport, locale: 'tr-TR', colorScheme: 'light' })
  try {
    await context.addCookies(sessionCookies(start))
    const page = await context.newPage()
    const { complaints, unanswered } = listenTo(page)
    await page.addInitScript(installPageMetrics, start.ready)
    await start.prepare?.(page)
    const devtools = await context.newCDPSession(page)
    await emulateProfile(devtools)

    await page.goto(`${start.origin}/tr`, { waitUntil: 'commit' })
    const readyAt = await Promise.race([
      page.evaluate(() => window.pageMetrics.ready),
      pause(READY_LIMIT_MS, null, { ref: false }),
    ])
    if (readyAt === null) {
      const hindrances = await page.evaluate(() => window.pageMetrics.notReadyBecause())
      throw new Error(['The page did not get ready:', ...hindrances, ...complaints, ...unanswered].join(' · '))
    }
    const result = await work({ page, devtools, ready: readyAt })
    if (complaints.length > 0) throw new Error(['The page complained:', ...complaints].join(' · '))
    return result
  } finally {
    await context.close()
  }
}
