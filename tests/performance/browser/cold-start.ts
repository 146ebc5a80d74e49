import type { Browser, CDPSession, Page } from 'playwright'
import type { LongTask, Shift, Sight } from './page-watch.ts'
import { openMeasuredPage } from './profile.ts'

export interface Transfer {
  path: string
  start: number
  end: number
  bytes: number
}

export interface ColdStart {
  firstPaint: number
  ready: number
  /** Total blocking time from the beginning until one second after ready. */
  blocked: number
  /** Sum of all layout shifts until then. */
  shift: number
  /** Work of the main thread until then. */
  mainThread: number
  requests: number
  scriptBytes: number
  styleBytes: number
  fontBytes: number
  /** For those who look for the reason of a figure. */
  transfers: Transfer[]
  longTasks: LongTask[]
  shifts: Shift[]
}

export interface StartPage {
  origin: string
  token: string
  ready: Sight
}

const SETTLE_MS = 1000
const UNBLOCKED_MS = 50
const READY_LIMIT_MS = 60_000

const withLimit = <T>(work: Promise<T>, complaints: readonly string[]): Promise<T> => {
  let timer: NodeJS.Timeout
  const limit = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(['The page did not get ready.', ...complaints].join('\n  ')))
    timer = setTimeout(fail, READY_LIMIT_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

export const waitUntilReady = (page: Page, complaints: readonly string[]): Promise<number> =>
  withLimit(
    page.evaluate(() => window.pageWatch.ready),
    complaints,
  )

const readTransfers = (page: Page): Promise<Transfer[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, startTime, responseEnd, encodedBodySize } = entry as PerformanceResourceTiming
      const { pathname, search } = new URL(name)
      return { path: pathname + search, start: startTime, end: responseEnd, bytes: encodedBodySize }
    }),
  )

const readPage = (page: Page) =>
  page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    longTasks: window.pageWatch.longTasks,
    shifts: window.pageWatch.shifts,
  }))

const mainThreadMs = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

const bytesOf = (transfers: readonly Transfer[], kind: RegExp) =>
  transfers.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0)

/** Opens the page as for the first time and measures until one second after it is ready. */
export const measureColdStart = async (browser: Browser, start: StartPage): Promise<ColdStart> => {
  const { page, devtools, complaints, close } = await openMeasuredPage(browser, start)
  try {
    await page.goto(`${start.origin}/tr`, { waitUntil: 'commit' })
    const ready = await waitUntilReady(page, complaints)
    await page.waitForTimeout(SETTLE_MS)
    const mainThread = await mainThreadMs(devtools)
    const { firstPaint, longTasks, shifts } = await readPage(page)
    // Whatever was asked for before the page was ready took part in its race for the line, even if it came later.
    const transfers = (await readTransfers(page)).filter((transfer) => transfer.start <= ready)
    if (complaints.length > 0) throw new Error(`The page complained:\n  ${complaints.join('\n  ')}`)
    return {
      firstPaint,
      ready,
      blocked: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - UNBLOCKED_MS), 0),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      mainThread,
      requests: transfers.length,
      scriptBytes: bytesOf(transfers, /\.js$/),
      styleBytes: bytesOf(transfers, /\.css$/),
      fontBytes: bytesOf(transfers, /\.(woff2?|ttf|otf)$/),
      transfers,
      longTasks,
      shifts,
    }
  } finally {
    await close()
  }
}
