import type { Browser, Page } from 'playwright'
import texts from '../../../src/shared/i18n/locales/tr/calendar.json' with { type: 'json' }
import routes from '../../../src/shared/i18n/locales/tr/routes.json' with { type: 'json' }
import { IDLE_MS, type StartPage, visit } from './visit.ts'

const ENTRIES = 10_000
const DOCTORS = ['Dr. Ayşe Yılmaz', 'Dr. Mert Kaya', 'Prof. Dr. Şükrü Özdemir', 'Uzm. Dr. Işıl Güneş']

export interface CalendarTimes {
  /** From the click in the menu; the response is already cached by the home page. */
  opening: number
  nextDay: number
  backAgain: number
  /** 0 if no task took longer than 50 ms: shorter ones are not reported. */
  longestScrollTask: number
  /** Number of elements in `main`. */
  elements: number
}

const SETTLE_MS = 1_500
const WHEEL_STEPS = 40
const TILES = { shown: ['main [data-tile]'] }
const NO_TILES = { shown: ['main [role="group"][aria-busy="false"]'], hidden: ['main [data-tile]'] }

/** The portal's "today" is the clinic's, not the one of this machine. */
const clinicToday = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(new Date())

const entriesOf = (today: string) =>
  Array.from({ length: ENTRIES }, (_, index) => ({
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    patient_name: `Hasta ${index + 1}`,
    doctor_name: DOCTORS[index % DOCTORS.length],
    message: 'Hasta randevusunu erkene almak istiyor.',
    priority: 1 + (index % 3),
    appointment_type: index % 4 === 0 ? 'Online Görüşme' : 'Kontrol',
    appointment_start: new Date(Date.parse(`${today}T08:00:00+03:00`) + index * 3_500).toISOString(),
    created_by: 'Danışma',
    created_at: '2026-11-20T17:20:00+03:00',
    background_color: '#bbf7d0',
    type: 'appointment',
    is_visible: true,
  }))

/** All entries are today, from 08:00 on. */
const respondForToday = async (page: Page): Promise<void> => {
  const today = clinicToday()
  const many = JSON.stringify({ notifications: entriesOf(today) })
  const none = JSON.stringify({ notifications: [] })
  await page.route('**/api/v2/appointments/notifications', (route) => {
    const { date } = route.request().postDataJSON() as { date: string | null }
    return route.fulfill({ contentType: 'application/json', body: date === today ? many : none })
  })
}

export const measureCalendar = (browser: Browser, start: StartPage): Promise<CalendarTimes> =>
  visit(browser, { ...start, prepare: respondForToday }, async ({ page }) => {
    const after = async (
      selector: { shown: string[]; hidden?: string[] },
      press: () => Promise<void>,
    ): Promise<number> => {
      await page.evaluate((requested) => window.pageMetrics.await(requested), selector)
      await press()
      const time = await page.evaluate(() => window.pageMetrics.awaited)
      await page.waitForTimeout(SETTLE_MS)
      return time
    }
    await page.waitForTimeout(IDLE_MS)
    const menu = page.getByRole('navigation').getByRole('link', { name: routes.titles.calendar, exact: true })
    const opening = await after(TILES, () => menu.first().click())
    const elements = await page.locator('main *').count()
    await page.locator('main [data-tile]').first().hover()
    await page.evaluate(() => void window.pageMetrics.longTasks.splice(0))
    for (let step = 0; step < WHEEL_STEPS; step += 1) await page.mouse.wheel(0, 200)
    await page.waitForTimeout(SETTLE_MS)
    const tasks = await page.evaluate(() => window.pageMetrics.longTasks.map(({ duration }) => duration))
    const nextDay = await after(NO_TILES, () => page.getByRole('button', { name: texts.nextDay }).click())
    const backAgain = await after(TILES, () => page.getByRole('button', { name: texts.previousDay }).click())
    return { opening, nextDay, backAgain, longestScrollTask: Math.max(0, ...tasks), elements }
  })
