import type { Browser, CDPSession, Page } from 'playwright'
import type { LongTask, Shift } from './page-metrics.ts'
import { type StartPage, visit } from './visit.ts'

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

const SETTLE_MS = 1000
const UNBLOCKED_MS = 50

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
    longTasks: window.pageMetrics.longTasks,
    shifts: window.pageMetrics.shifts,
  }))

const mainThreadMs = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

const bytesOf = (transfers: readonly Transfer[], kind: RegExp) =>
  transfers.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0)

/** Opens the page as for the first time and measures until one second after it is ready. */
export const measureColdStart = (browser: Browser, start: StartPage): Promise<ColdStart> =>
  visit(browser, start, async ({ page, devtools, ready }) => {
    await page.waitForTimeout(SETTLE_MS)
    const mainThread = await mainThreadMs(devtools)
    const { firstPaint, longTasks, shifts } = await readPage(page)
    // Whatever was asked for before the page was ready took part in its race for the line, even if it came later.
    const transfers = (await readTransfers(page)).filter((transfer) => transfer.start <= ready)
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
  })
