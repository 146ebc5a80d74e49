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
  /** Total blocking time until one second after ready, in milliseconds. */
  blocked: number
  /** Cumulative layout shift. */
  shift: number
  /** Main-thread work in milliseconds. */
  mainThread: number
  requests: number
  scriptBytes: number
  styleBytes: number
  fontBytes: number
  /** Raw data, to find the cause of a figure. */
  transfers: Transfer[]
  longTasks: LongTask[]
  shifts: Shift[]
}

const SETTLE_MS = 1000
const LONG_TASK_MS = 50

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

/** Measures a first visit until one second after the page is ready. */
export const measureColdStart = (browser: Browser, start: StartPage): Promise<ColdStart> =>
  visit(browser, start, async ({ page, devtools, ready }) => {
    await page.waitForTimeout(SETTLE_MS)
    const mainThread = await mainThreadMs(devtools)
    const { firstPaint, longTasks, shifts } = await readPage(page)
    // Includes requests that started before ready but ended later: they shared the bandwidth.
    const transfers = (await readTransfers(page)).filter((transfer) => transfer.start <= ready)
    return {
      firstPaint,
      ready,
      blocked: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
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
