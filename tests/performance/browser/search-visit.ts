import type { Browser, Page } from 'playwright'
import type { SearchSelectors } from '../ready-selectors.ts'
import type { ReadySelector } from './page-metrics.ts'
import { typeText } from './typing.ts'
import { IDLE_MS, type StartPage, visit } from './visit.ts'

export interface Search {
  /** From the shortcut to the first paint of the open search. */
  opening: number
  /** From the last key to the first paint of patients. */
  results: number
  /** Of it, the platform's answer as the page saw it, line included. */
  responseMs: number
}

/** Of three letters: before the last one there is nothing to search for yet, however slow the machine types. */
const TERMS = ['yıl', 'dem']
const SEARCH_CALL = '/patient/companies/find/patient'

/** Presses a key and returns the milliseconds until the sight has been painted, which must not be there before. */
const timeUntil = async (page: Page, selector: ReadySelector, key: string): Promise<number> => {
  await page.evaluate((awaited) => window.pageMetrics.await(awaited), selector)
  await page.keyboard.press(key)
  return page.evaluate(() => window.pageMetrics.awaited)
}

const lastResponseMs = (page: Page): Promise<number> =>
  page.evaluate((path) => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path))
    const last = calls.at(-1) as PerformanceResourceTiming | undefined
    return last ? last.responseEnd - last.startTime : Number.NaN
  }, SEARCH_CALL)

const searchOnce = async (page: Page, selectors: SearchSelectors, term: string): Promise<Search> => {
  const opening = await timeUntil(page, selectors.open, 'Control+k')
  await page.waitForTimeout(500)
  await typeText(page, term.slice(0, -1))
  const results = await timeUntil(page, selectors.patients, term.slice(-1))
  const responseMs = await lastResponseMs(page)
  await timeUntil(page, selectors.closed, 'Escape')
  await page.waitForTimeout(500)
  return { opening, results, responseMs }
}

/** Opens the search for the first and for the second time, and looks for other patients each time. */
export const measureSearches = (browser: Browser, start: StartPage, selectors: SearchSelectors): Promise<Search[]> =>
  visit(browser, start, async ({ page }) => {
    await page.waitForTimeout(IDLE_MS)
    const searches: Search[] = []
    for (const term of TERMS) searches.push(await searchOnce(page, selectors, term))
    return searches
  })
