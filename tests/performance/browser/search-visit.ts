import type { Browser, Page } from 'playwright'
import type { SearchSelectors } from '../ready-selectors.ts'
import { timeUntil } from './measure.ts'
import type { ReadySelector, SlowEvent } from './page-metrics.ts'
import { slowestOf, takeEvents } from './shell-tour.ts'
import { typeText } from './typing.ts'
import { IDLE_MS, type StartPage, visit } from './visit.ts'

export interface Search {
  opening: number
  results: number
  /** Part of `results`: the response time of the platform, including the network. */
  responseMs: number
}

/** Three letters, the minimum of a search: only the last key starts one. */
const TERMS = ['yıl', 'dem']
const SEARCH_CALL = '/patient/companies/find/patient'

const lastResponseMs = (page: Page): Promise<number> =>
  page.evaluate((path) => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path))
    const last = calls.at(-1)
    return last ? last.responseEnd - last.startTime : Number.NaN
  }, SEARCH_CALL)

const SETTLE_MS = 500

const press = (page: Page, key: string, selector: ReadySelector, settleMs?: number) =>
  timeUntil(page, selector, () => page.keyboard.press(key), settleMs)

const searchOnce = async (page: Page, selectors: SearchSelectors, term: string): Promise<Search> => {
  const opening = await press(page, 'Control+k', selectors.open, SETTLE_MS)
  await typeText(page, term.slice(0, -1))
  const results = await press(page, term.slice(-1), selectors.patients)
  const responseMs = await lastResponseMs(page)
  await press(page, 'Escape', selectors.closed, SETTLE_MS)
  return { opening, results, responseMs }
}

/** Times slower than this machine, like an old office computer. */
export const TYPING_SLOWER_CPU = 6

/** Types a name in the palette. @returns the slowest key; null if all were painted within a frame */
export const measureTyping = (
  browser: Browser,
  start: StartPage,
  selectors: SearchSelectors,
): Promise<SlowEvent | null> =>
  visit(browser, start, async ({ page, devtools }) => {
    await page.waitForTimeout(IDLE_MS)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: TYPING_SLOWER_CPU })
    await press(page, 'Control+k', selectors.open, SETTLE_MS)
    await takeEvents(page)
    await typeText(page, 'ahmet')
    await page.locator(selectors.patients.shown.join()).first().waitFor()
    await page.waitForTimeout(SETTLE_MS)
    return slowestOf(await takeEvents(page))
  })

/** Searches twice with different terms; the first time includes loading the code. */
export const measureSearches = (browser: Browser, start: StartPage, selectors: SearchSelectors): Promise<Search[]> =>
  visit(browser, start, async ({ page }) => {
    await page.waitForTimeout(IDLE_MS)
    const searches: Search[] = []
    for (const term of TERMS) searches.push(await searchOnce(page, selectors, term))
    return searches
  })
