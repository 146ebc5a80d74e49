import type { AppointmentNotificationFilter } from '@/shared/api'
import { localDay } from '@/shared/lib/date-time'
import { fold } from '@/shared/lib/fold'
import type { Notification, Priority } from './notification'

export interface NotificationFilter {
  /** A local day, `YYYY-MM-DD`; null for every day. */
  day: string | null
  priority: Priority | null
  /** By name too, because live events name doctors, but not their uuids. */
  doctor: { uuid: string; name: string } | null
  patientText: string
  isOnlyActive: boolean
}

/** The visible notifications of a day: what one sees before anything was chosen. */
export const filterForDay = (day: string): NotificationFilter => ({
  day,
  priority: null,
  doctor: null,
  patientText: '',
  isOnlyActive: true,
})

export const visibleOnDay = (day: string) => toRequest(filterForDay(day))

/** The platform takes no more. */
export const MAX_PATIENT_TEXT_LENGTH = 100

/** What was not chosen is sent as null (reading R18). */
export function toRequest({
  day,
  priority,
  doctor,
  patientText,
  isOnlyActive,
}: NotificationFilter): AppointmentNotificationFilter {
  return {
    date: day,
    priority,
    is_visible: isOnlyActive,
    doctor_uuid: doctor?.uuid ?? null,
    patient_search: toPatientSearch(patientText) || null,
  }
}

/** Composed, because `Ş` may arrive as two characters from other programs, and without the blanks around it. */
function toPatientSearch(text: string): string {
  const cut = text.normalize('NFC').trim().slice(0, MAX_PATIENT_TEXT_LENGTH).trim()
  return cut.isWellFormed() ? cut : cut.replace(/[\uD800-\uDBFF]$/, '').toWellFormed()
}

/** Whether the platform would list it, as far as that can be told here: it alone knows how it compares names. */
export function matchesFilter(notification: Notification, filter: NotificationFilter): boolean {
  const { startsAt, priority, doctorName, patientName, isVisible } = notification
  return (
    (filter.day === null || (startsAt !== null && localDay(startsAt) === filter.day)) &&
    (filter.priority === null || priority === filter.priority) &&
    (filter.doctor === null || fold(doctorName ?? '') === fold(filter.doctor.name.trim())) &&
    fold(patientName ?? '').includes(fold(toPatientSearch(filter.patientText))) &&
    (!filter.isOnlyActive || isVisible)
  )
}
