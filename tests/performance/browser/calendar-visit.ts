import type { Browser, Page } from 'playwright'
import texts from '../../../src/shared/i18n/locales/tr/calendar.json' with { type: 'json' }
import routes from '../../../src/shared/i18n/locales/tr/routes.json' with { type: 'json' }
import { measureScroll, timeUntil } from './measure.ts'
import { respondWith, tenThousand } from './notifications.ts'
import type { ReadySelector } from './page-metrics.ts'
import { IDLE_MS, type StartPage, visit } from './visit.ts'

const DOCTORS = ['Dr. Ayşe Yılmaz', 'Dr. Mert Kaya', 'Prof. Dr. Şükrü Özdemir', 'Uzm. Dr. Işıl Güneş']

export interface CalendarTimes {
  /** From the click in the menu; the response is already cached by the home page. */
  opening: number
  nextDay: number
  backAgain: number
  longestScrollTask: number
  /** Number of elements in `main`. */
  elements: number
}

const SETTLE_MS = 1_500
const TILE = 'main [data-tile]'
const TILES: ReadySelector = { shown: [TILE] }
const NO_TILES: ReadySelector = { shown: ['main [role="group"][aria-busy="false"]'], hidden: [TILE] }

/** The portal's "today" is the clinic's, not the one of this machine. */
const clinicToday = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(new Date())

/** All entries are today, from 08:00 on. */
const respondForToday = async (page: Page): Promise<void> => {
  const today = clinicToday()
  const start = Date.parse(`${today}T08:00:00+03:00`)
  const many = tenThousand((index) => ({
    doctor_name: DOCTORS[index % DOCTORS.length],
    appointment_type: index % 4 === 0 ? 'Online Görüşme' : 'Kontrol',
    appointment_start: new Date(start + index * 3_500).toISOString(),
  }))
  const none = JSON.stringify({ notifications: [] })
  await respondWith(page, (route) => {
    const { date } = route.request().postDataJSON() as { date: string | null }
    return date === today ? many : none
  })
}

export const measureCalendar = (browser: Browser, start: StartPage): Promise<CalendarTimes> =>
  visit(browser, { ...start, prepare: respondForToday }, async ({ page }) => {
    const after = (selector: ReadySelector, press: () => Promise<void>) => timeUntil(page, selector, press, SETTLE_MS)
    await page.waitForTimeout(IDLE_MS)
    const menu = page.getByRole('navigation').getByRole('link', { name: routes.titles.calendar, exact: true })
    const opening = await after(TILES, () => menu.first().click())
    const elements = await page.locator('main *').count()
    const longestScrollTask = await measureScroll(page, { over: TILE, steps: 40, pixels: 200, settleMs: SETTLE_MS })
    const nextDay = await after(NO_TILES, () => page.getByRole('button', { name: texts.nextDay }).click())
    const backAgain = await after(TILES, () => page.getByRole('button', { name: texts.previousDay }).click())
    return { opening, nextDay, backAgain, longestScrollTask, elements }
  })
