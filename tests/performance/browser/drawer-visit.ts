import type { Browser, Page } from 'playwright'
import texts from '../../../src/shared/i18n/locales/tr/notifications.json' with { type: 'json' }
import { measureScroll, timeUntil } from './measure.ts'
import { MESSAGE, respondWith, tenThousand } from './notifications.ts'
import { IDLE_MS, type StartPage, visit } from './visit.ts'

export interface DrawerTimes {
  firstOpening: number
  secondOpening: number
  longestScrollTask: number
  /** Number of elements in the open drawer. */
  elements: number
}

const SETTLE_MS = 1_000
const ENTRY = 'dialog[open] [aria-setsize]'

const respondWithMany = async (page: Page): Promise<void> => {
  const body = tenThousand((index) => ({
    message: `${MESSAGE} `.repeat(1 + (index % 4)),
    appointment_start: new Date(Date.UTC(2026, 10, 21, 5) + index * 1_000).toISOString(),
  }))
  await respondWith(page, () => body)
}

export const measureDrawer = (browser: Browser, start: StartPage): Promise<DrawerTimes> =>
  visit(browser, { ...start, prepare: respondWithMany }, async ({ page }) => {
    const button = page.getByRole('banner').getByRole('button', { name: texts.title })
    const open = () => timeUntil(page, { shown: [ENTRY] }, () => button.click(), SETTLE_MS)
    await page.waitForTimeout(IDLE_MS)
    const firstOpening = await open()
    await page.keyboard.press('Escape')
    await page.waitForTimeout(SETTLE_MS)
    const secondOpening = await open()
    const longestScrollTask = await measureScroll(page, { over: ENTRY, steps: 60, pixels: 300, settleMs: SETTLE_MS })
    const elements = await page.locator('dialog[open] *').count()
    return { firstOpening, secondOpening, longestScrollTask, elements }
  })
