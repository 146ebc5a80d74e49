import type { Browser, Page } from 'playwright'
import texts from '../../../src/shared/i18n/locales/tr/notifications.json' with { type: 'json' }
import { IDLE_MS, type StartPage, visit } from './visit.ts'

const ENTRIES = 10_000

export interface ListTimes {
  firstOpening: number
  secondOpening: number
  /** 0 if no task took longer than 50 ms: shorter ones are not reported. */
  longestScrollTask: number
  /** Number of elements in the open drawer. */
  elements: number
}

const SETTLE_MS = 1_000
const WHEEL_STEPS = 60
const FIRST_ENTRY = { shown: ['dialog[open] [aria-setsize]'] }

const entries = Array.from({ length: ENTRIES }, (_, index) => ({
  uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  patient_name: `Hasta ${index + 1}`,
  doctor_name: 'Dr. Ayşe Yılmaz',
  message: 'Hasta randevusunu erkene almak istiyor. '.repeat(1 + (index % 4)),
  priority: 1 + (index % 3),
  appointment_type: 'Kontrol',
  appointment_start: new Date(Date.UTC(2026, 10, 21, 5) + index * 1_000).toISOString(),
  created_by: 'Danışma',
  created_at: '2026-11-20T17:20:00+03:00',
  background_color: '#bbf7d0',
  type: 'appointment',
  is_visible: true,
}))

const respondWithMany = async (page: Page): Promise<void> => {
  const body = JSON.stringify({ notifications: entries })
  await page.route('**/api/v2/appointments/notifications', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  )
}

const open = async (page: Page): Promise<number> => {
  await page.evaluate((selector) => window.pageMetrics.await(selector), FIRST_ENTRY)
  await page.getByRole('banner').getByRole('button', { name: texts.title }).click()
  return page.evaluate(() => window.pageMetrics.awaited)
}

export const measureManyNotifications = (browser: Browser, start: StartPage): Promise<ListTimes> =>
  visit(browser, { ...start, prepare: respondWithMany }, async ({ page }) => {
    await page.waitForTimeout(IDLE_MS)
    const firstOpening = await open(page)
    await page.waitForTimeout(SETTLE_MS)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(SETTLE_MS)
    const secondOpening = await open(page)
    await page.waitForTimeout(SETTLE_MS)
    await page.locator('dialog[open] [aria-setsize]').first().hover()
    await page.evaluate(() => void window.pageMetrics.longTasks.splice(0))
    for (let step = 0; step < WHEEL_STEPS; step += 1) await page.mouse.wheel(0, 300)
    await page.waitForTimeout(SETTLE_MS)
    const tasks = await page.evaluate(() => window.pageMetrics.longTasks.map(({ duration }) => duration))
    const elements = await page.locator('dialog[open] *').count()
    return { firstOpening, secondOpening, longestScrollTask: Math.max(0, ...tasks), elements }
  })
