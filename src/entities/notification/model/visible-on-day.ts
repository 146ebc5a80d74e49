import type { AppointmentNotificationFilter } from '@/shared/api'
import type { Day } from '@/shared/lib/day'

/** Request of the home page: `toRequest(filterForDay(day))` for the script before the bundles, which has no code of a search. */
export const visibleOnDay = (day: Day): AppointmentNotificationFilter => ({
  date: day,
  priority: null,
  is_visible: true,
  doctor_uuid: null,
  patient_search: null,
})
