import type { AppointmentNotificationFilter } from '@/shared/api'
import type { Day } from '@/shared/lib/day'

/**
 * Request of the home page, equal to `toRequest(filterForDay(day))`. The script that runs before the bundles sends it, and
 * must not contain the code of the search.
 */
export const visibleOnDay = (day: Day): AppointmentNotificationFilter => ({
  date: day,
  priority: null,
  is_visible: true,
  doctor_uuid: null,
  patient_search: null,
})
