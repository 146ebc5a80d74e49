import type { CDPSession, Page } from 'playwright'
import type { ReadySelector } from './page-metrics.ts'

/** @returns milliseconds from the key or click of `act` to the paint of the selector, which must not match before. Then waits `settleMs`. */
export const timeUntil = async (
  page: Page,
  selector: ReadySelector,
  act: () => Promise<void>,
  settleMs = 0,
): Promise<number> => {
  await page.evaluate((awaited) => window.pageMetrics.await(awaited), selector)
  await act()
  const time = await page.evaluate(() => window.pageMetrics.awaited)
  await page.waitForTimeout(settleMs)
  return time
}

/** @returns milliseconds of the longest task; 0 if none took longer than 50, because shorter ones are not reported */
export const measureLongestTask = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => void window.pageMetrics.longTasks.splice(0))
  await act()
  const tasks = await page.evaluate(() => window.pageMetrics.longTasks.map(({ duration }) => duration))
  return Math.max(0, ...tasks)
}

/** @returns milliseconds of main-thread work since `Performance.enable` */
export const mainThreadMs = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

interface Scroll {
  /** What is below the mouse. */
  over: string
  steps: number
  pixels: number
  settleMs: number
}

/** @returns the longest task while the mouse wheel scrolls */
export const measureScroll = async (page: Page, { over, steps, pixels, settleMs }: Scroll): Promise<number> => {
  await page.locator(over).first().hover()
  return measureLongestTask(page, async () => {
    for (let step = 0; step < steps; step += 1) await page.mouse.wheel(0, pixels)
    await page.waitForTimeout(settleMs)
  })
}
