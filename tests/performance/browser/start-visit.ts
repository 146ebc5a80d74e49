import type { Browser, CDPSession, Page } from 'playwright'
import { mainThreadMs } from './measure.ts'
import type { LongTask, Shift } from './page-metrics.ts'
import { IDLE_MS, type StartPage, type Visit, visitIn, withContext } from './visit.ts'

interface Transfer {
  path: string
  start: number
  end: number
  bytes: number
}

interface ColdStart {
  /** First contentful paint: text or an image, not only boxes. */
  firstContent: number
  ready: number
  /** Total blocking time until one second after ready, in milliseconds. */
  blocked: number
  /** Cumulative layout shift. */
  shift: number
  /** Main-thread work in milliseconds. */
  mainThread: number
  /** Bytes of the JavaScript heap after a collection, when the idle prefetch is over. */
  heap: number
  requests: number
  scriptBytes: number
  styleBytes: number
  fontBytes: number
  /** Raw data, to find the cause of a figure. */
  transfers: Transfer[]
  longTasks: LongTask[]
  shifts: Shift[]
}

export interface Start extends ColdStart {
  /** The second visit, with the HTTP cache filled by the first. */
  warmReady: number
}

const SETTLE_MS = 1000
const LONG_TASK_MS = 50

const readTransfers = (page: Page): Promise<Transfer[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, startTime, responseEnd, encodedBodySize } = entry
      const { pathname, search } = new URL(name)
      return { path: pathname + search, start: startTime, end: responseEnd, bytes: encodedBodySize }
    }),
  )

const readPage = (page: Page) =>
  page.evaluate(() => ({
    firstContent: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    longTasks: window.pageMetrics.longTasks,
    shifts: window.pageMetrics.shifts,
  }))

const heapBytes = async (devtools: CDPSession): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

const bytesOf = (transfers: readonly Transfer[], kind: RegExp) =>
  transfers.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0)

/** Measures a first visit until one second after the page is ready, and a second one with a filled cache. */
export const measureStart = (browser: Browser, start: StartPage): Promise<Start> =>
  withContext(browser, start, async (context) => {
    const cold = await visitIn(context, start, measureColdStart)
    return { ...cold, warmReady: await visitIn(context, start, ({ ready }) => Promise.resolve(ready)) }
  })

const measureColdStart = async ({ page, devtools, ready }: Visit): Promise<ColdStart> => {
  await page.waitForTimeout(SETTLE_MS)
  const mainThread = await mainThreadMs(devtools)
  const { firstContent, longTasks, shifts } = await readPage(page)
  // Includes requests that started before ready but ended later: they shared the bandwidth.
  const transfers = (await readTransfers(page)).filter((transfer) => transfer.start <= ready)
  await page.waitForTimeout(IDLE_MS)
  return {
    firstContent,
    ready,
    blocked: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    mainThread,
    heap: await heapBytes(devtools),
    requests: transfers.length,
    scriptBytes: bytesOf(transfers, /\.js$/),
    styleBytes: bytesOf(transfers, /\.css$/),
    fontBytes: bytesOf(transfers, /\.(woff2?|ttf|otf)$/),
    transfers,
    longTasks,
    shifts,
  }
}
