import type { Page, Route } from 'playwright'
import { uuid } from '../../support/uuid.ts'

const COUNT = 10_000
export const MESSAGE = 'Hasta randevusunu erkene almak istiyor.'

export const notification = (index: number, more: object = {}) => ({
  uuid: uuid(index),
  patient_name: `Hasta ${index + 1}`,
  doctor_name: 'Dr. Ayşe Yılmaz',
  message: MESSAGE,
  priority: 1 + (index % 3),
  appointment_type: 'Kontrol',
  created_by: 'Danışma',
  created_at: '2026-11-20T17:20:00+03:00',
  background_color: '#bbf7d0',
  type: 'appointment',
  is_visible: true,
  ...more,
})

/** The response of the platform with ten thousand notifications; `detailsOf` the index differ between them. */
export const tenThousand = (detailsOf: (index: number) => object): string =>
  JSON.stringify({ notifications: Array.from({ length: COUNT }, (_, index) => notification(index, detailsOf(index))) })

export const respondWith = (page: Page, bodyFor: (route: Route) => string): Promise<unknown> =>
  page.route('**/api/v2/appointments/notifications', (route) =>
    route.fulfill({ contentType: 'application/json', body: bodyFor(route) }),
  )
