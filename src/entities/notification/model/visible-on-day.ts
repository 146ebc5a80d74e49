import type { AppointmentNotificationFilter } from '@/shared/api'

/** What the home page requests, also before the bundles: `toRequest(filterForDay(day))` without the text of a search. */
export const visibleOnDay = (day: string): AppointmentNotificationFilter => ({
  date: day,
  priority: null,
  is_visible: true,
  doctor_uuid: null,
  patient_search: null,
})
