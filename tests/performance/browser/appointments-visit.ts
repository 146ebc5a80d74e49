import type { Browser, Page } from 'playwright'
import texts from '../../../src/shared/i18n/locales/tr/appointments.json' with { type: 'json' }
import routes from '../../../src/shared/i18n/locales/tr/routes.json' with { type: 'json' }
import type { ReadySelector } from './page-metrics.ts'
import { IDLE_MS, type StartPage, visit } from './visit.ts'

const ROWS = 10_000

export interface AppointmentTimes {
  /** From the click in the menu; the response is already cached by the home page. */
  opening: number
  sorting: number
  grouping: number
  choosingAll: number
  /** 0 if no task took longer than 50 ms: shorter ones are not reported. */
  longestScrollTask: number
  /** Number of elements in `main`. */
  elements: number
}

const SETTLE_MS = 1_500
const WHEEL_STEPS = 60
const ROW: ReadySelector = { shown: ['main tr[data-key]'] }
const SORTED: ReadySelector = { shown: ['main [aria-sort="ascending"]'] }
const GROUPED: ReadySelector = { shown: ['main [scope="rowgroup"]'] }
const CHOSEN: ReadySelector = { shown: ['main [data-row-selected]'] }

const nameOf = (index: number) => `Hasta ${(index * 7_919) % 4_001}`

const respondWithMany = async (page: Page): Promise<void> => {
  const notifications = Array.from({ length: ROWS }, (_, index) => ({
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    patient_name: nameOf(index),
    doctor_name: `Dr. ${index % 12}`,
    message: 'Hasta randevusunu erkene almak istiyor. '.repeat(1 + (index % 3)),
    priority: 1 + (index % 3),
    appointment_type: 'Kontrol',
    appointment_start: new Date(Date.UTC(2026, 10, 21, 5) + index * 3_500).toISOString(),
    created_by: 'Danışma',
    created_at: '2026-11-20T17:20:00+03:00',
    background_color: '#bbf7d0',
    type: 'appointment',
    is_visible: true,
  }))
  const body = JSON.stringify({ notifications })
  await page.route('**/api/v2/appointments/notifications', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  )
}

export const measureAppointments = (browser: Browser, start: StartPage): Promise<AppointmentTimes> =>
  visit(browser, { ...start, prepare: respondWithMany }, async ({ page }) => {
    const after = async (selector: ReadySelector, press: () => Promise<void>): Promise<number> => {
      await page.evaluate((requested) => window.pageMetrics.await(requested), selector)
      await press()
      const time = await page.evaluate(() => window.pageMetrics.awaited)
      await page.waitForTimeout(SETTLE_MS)
      return time
    }
    await page.waitForTimeout(IDLE_MS)
    const menu = page.getByRole('navigation').getByRole('link', { name: routes.titles.appointments, exact: true })
    const opening = await after(ROW, () => menu.first().click())
    const elements = await page.locator('main *').count()
    await page.locator('main tr[data-key]').first().hover()
    await page.evaluate(() => void window.pageMetrics.longTasks.splice(0))
    for (let step = 0; step < WHEEL_STEPS; step += 1) await page.mouse.wheel(0, 300)
    await page.waitForTimeout(SETTLE_MS)
    const tasks = await page.evaluate(() => window.pageMetrics.longTasks.map(({ duration }) => duration))
    const head = page.getByRole('columnheader', { name: texts.columns.patient })
    const sorting = await after(SORTED, () =>
      head.getByRole('button', { name: texts.columns.patient, exact: true }).click(),
    )
    await page.getByRole('button', { name: texts.groupings.none }).click()
    const byDoctor = page.getByRole('menuitemradio', { name: texts.groupings.doctor })
    const grouping = await after(GROUPED, () => byDoctor.click())
    const all = page.getByRole('checkbox', { name: texts.selectAll })
    const choosingAll = await after(CHOSEN, () => all.click())
    return { opening, sorting, grouping, choosingAll, longestScrollTask: Math.max(0, ...tasks), elements }
  })
