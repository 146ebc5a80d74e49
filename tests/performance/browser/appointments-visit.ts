import type { Browser, Page } from 'playwright'
import texts from '../../../src/shared/i18n/locales/tr/appointments.json' with { type: 'json' }
import routes from '../../../src/shared/i18n/locales/tr/routes.json' with { type: 'json' }
import { measureScroll, timeUntil } from './measure.ts'
import { MESSAGE, respondWith, tenThousand } from './notifications.ts'
import type { ReadySelector } from './page-metrics.ts'
import { IDLE_MS, type StartPage, visit } from './visit.ts'

export interface AppointmentTimes {
  /** From the click in the menu; the response is already cached by the home page. */
  opening: number
  sorting: number
  grouping: number
  choosingAll: number
  longestScrollTask: number
  /** Number of elements in `main`. */
  elements: number
}

const SETTLE_MS = 1_500
const ROW = 'main tr[data-key]'
const SORTED: ReadySelector = { shown: ['main [aria-sort="ascending"]'] }
const GROUPED: ReadySelector = { shown: ['main th[colspan]'] }
const CHOSEN: ReadySelector = { shown: ['main [data-row-selected]'] }

const nameOf = (index: number) => `Hasta ${(index * 7_919) % 4_001}`

const respondWithMany = async (page: Page): Promise<void> => {
  const body = tenThousand((index) => ({
    patient_name: nameOf(index),
    doctor_name: `Dr. ${index % 12}`,
    message: `${MESSAGE} `.repeat(1 + (index % 3)),
    appointment_start: new Date(Date.UTC(2026, 10, 21, 5) + index * 3_500).toISOString(),
  }))
  await respondWith(page, () => body)
}

export const measureAppointments = (browser: Browser, start: StartPage): Promise<AppointmentTimes> =>
  visit(browser, { ...start, prepare: respondWithMany }, async ({ page }) => {
    const after = (selector: ReadySelector, press: () => Promise<void>) => timeUntil(page, selector, press, SETTLE_MS)
    await page.waitForTimeout(IDLE_MS)
    const menu = page.getByRole('navigation').getByRole('link', { name: routes.titles.appointments, exact: true })
    const opening = await after({ shown: [ROW] }, () => menu.first().click())
    const elements = await page.locator('main *').count()
    const longestScrollTask = await measureScroll(page, { over: ROW, steps: 60, pixels: 300, settleMs: SETTLE_MS })
    const head = page.getByRole('columnheader', { name: texts.columns.patient })
    const sorting = await after(SORTED, () =>
      head.getByRole('button', { name: texts.columns.patient, exact: true }).click(),
    )
    await page.getByRole('button', { name: texts.groupings.none }).click()
    const byDoctor = page.getByRole('menuitemradio', { name: texts.groupings.doctor })
    // Playwright repeats the click while the menu opens, and would scroll the page then, which closes the menu.
    const grouping = await after(GROUPED, () => byDoctor.click({ scroll: 'none' }))
    const all = page.getByRole('checkbox', { name: texts.selectAll })
    const choosingAll = await after(CHOSEN, () => all.click())
    return { opening, sorting, grouping, choosingAll, longestScrollTask, elements }
  })
