import type { Browser, Page } from 'playwright'
import texts from '../../../src/shared/i18n/locales/tr/shell.json' with { type: 'json' }
import type { SlowEvent } from './page-metrics.ts'
import { pressKeys, typeText } from './typing.ts'
import { IDLE_MS, type StartPage, visit } from './visit.ts'

export interface StepTimes {
  what: string
  /** The slowest key or click; null if all were painted within a frame, which is not reported. */
  slowest: SlowEvent | null
}

interface TourStep {
  what: string
  act: (page: Page) => Promise<void>
}

const SETTLE_MS = 400

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const click = async (page: Page, name: string) => {
  await button(page, name).click()
  await page.waitForTimeout(SETTLE_MS)
}

const choose = async (page: Page, menu: string, item: string) => {
  await click(page, menu)
  await page.getByRole('menuitemradio', { name: item }).click()
}

const TOUR: readonly TourStep[] = [
  {
    what: 'groups of the menu, open and close',
    act: async (page) => {
      const groups = page.locator('nav button[aria-expanded]')
      for (const group of await groups.all()) {
        await group.click()
        await page.waitForTimeout(SETTLE_MS)
        await group.click()
        await page.waitForTimeout(SETTLE_MS)
      }
    },
  },
  {
    what: 'collapse the menu and expand it',
    act: async (page) => {
      await click(page, texts.collapseMenu)
      await click(page, texts.expandMenu)
    },
  },
  {
    what: 'user menu, open and close',
    act: async (page) => {
      await click(page, texts.userMenu)
      await pressKeys(page, 'ArrowDown', 'Escape')
    },
  },
  {
    what: 'dark mode and light mode',
    act: async (page) => {
      await choose(page, texts.mode, texts.modes.dark)
      await page.waitForTimeout(SETTLE_MS)
      await choose(page, texts.mode, texts.modes.light)
    },
  },
  {
    what: 'palette: open, type, move, open a patient',
    act: async (page) => {
      await pressKeys(page, 'Control+k')
      await typeText(page, 'yıl')
      await page.locator('[role="option"][data-kind="patient"]').first().waitFor()
      await pressKeys(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter')
      await page.waitForTimeout(SETTLE_MS)
      await pressKeys(page, 'Escape')
    },
  },
  {
    what: 'another page and back home',
    act: async (page) => {
      const links = page.getByRole('navigation', { name: texts.mainMenu }).getByRole('link')
      await links.nth(1).click()
      await page.waitForTimeout(SETTLE_MS)
      await links.nth(0).click()
    },
  },
  { what: 'language menu, to English', act: (page) => choose(page, texts.language, 'English') },
]

export const takeEvents = (page: Page): Promise<SlowEvent[]> => page.evaluate(() => window.pageMetrics.events.splice(0))

export const slowestOf = (events: readonly SlowEvent[]): SlowEvent | null =>
  events.toSorted((a, b) => b.duration - a.duration)[0] ?? null

export const measureShellTour = (browser: Browser, start: StartPage): Promise<StepTimes[]> =>
  visit(browser, start, async ({ page }) => {
    await page.waitForTimeout(IDLE_MS)
    await takeEvents(page)
    const times: StepTimes[] = []
    for (const { what, act } of TOUR) {
      await act(page)
      await page.waitForTimeout(SETTLE_MS)
      times.push({ what, slowest: slowestOf(await takeEvents(page)) })
    }
    return times
  })
