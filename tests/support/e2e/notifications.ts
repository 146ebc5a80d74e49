import { expect, type Locator, type Page } from '@playwright/test'
import { uuid } from '../uuid'

export const LIST = '**/api/v2/appointments/notifications'

// Shared, because building a formatter takes longer than using it a thousand times.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' })

/** YYYY-MM-DD in Istanbul, the time zone of the demo clinics. */
export const today = (): string => dayAfter(0)

export const dayAfter = (days: number): string => dayFormat.format(Date.now() + days * 86_400_000)

/** The day as a Turkish date field shows it: `23.11.2026`. */
export const turkishDate = (day: string): string => day.split('-').reverse().join('.')

export const notificationOf = (n: number, more: object = {}) => ({
  uuid: uuid(n),
  patient_name: `Hasta ${n}`,
  doctor_name: 'Dr. Ayşe Yılmaz',
  message: 'Hasta randevusunu erkene almak istiyor.',
  priority: 2,
  type: 'appointment',
  appointment_type: 'Kontrol',
  appointment_start: `${today()}T10:00:00+03:00`,
  created_by: 'Danışma',
  created_at: `${today()}T08:00:00+03:00`,
  is_visible: true,
  ...more,
})

/** Notifications numbered from 1. `detailsOf` gets the index. */
export const many = (count: number, detailsOf: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => notificationOf(index + 1, detailsOf(index)))

export async function mockList(page: Page, notifications: readonly object[]): Promise<void> {
  await page.route(LIST, (route) => route.fulfill({ json: { notifications } }))
}

export function notificationsDrawer(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Randevu Bildirimleri' })
  const entries = drawer.getByRole('listitem')
  return {
    drawer,
    entries,
    entry: (patient: string): Locator =>
      entries.filter({ has: page.getByRole('heading', { name: patient, exact: true }) }),
    date: drawer.getByRole('textbox', { name: 'Tarih' }),
    patient: drawer.getByRole('searchbox', { name: 'Hasta' }),
    open: async (): Promise<void> => {
      await page.getByRole('button', { name: /^Randevu Bildirimleri/ }).click()
      await expect(drawer.getByRole('checkbox')).toBeVisible()
    },
  }
}
