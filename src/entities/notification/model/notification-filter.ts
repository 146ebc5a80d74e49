import type { AppointmentNotificationFilter } from '@/shared/api'
import { clinicDay } from '@/shared/lib/date-time'
import { fold } from '@/shared/lib/fold'
import type { Notification, Priority } from './notification'

export interface NotificationFilter {
  /** A day at the clinic, `YYYY-MM-DD`; null for every day. */
  day: string | null
  priority: Priority | null
  /** With the name, because live events contain the doctor's name but not the uuid. */
  doctor: { uuid: string; name: string } | null
  patientText: string
  isOnlyActive: boolean
}

export const filterForDay = (day: string): NotificationFilter => ({
  day,
  priority: null,
  doctor: null,
  patientText: '',
  isOnlyActive: true,
})

/** Limit of the platform. */
export const MAX_PATIENT_TEXT_LENGTH = 100

/** Empty filters are sent as null (reading R18). */
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

/** NFC, because text pasted from other programs may contain a decomposed `Ş`. Never ends in half a surrogate pair. */
function toPatientSearch(text: string): string {
  const truncated = text.normalize('NFC').trim().slice(0, MAX_PATIENT_TEXT_LENGTH).trim()
  return truncated.isWellFormed() ? truncated : truncated.replace(/[\uD800-\uDBFF]$/, '').toWellFormed()
}

/** Approximates the filter of the platform, which may compare names differently. */
export function matchesFilter(notification: Notification, filter: NotificationFilter): boolean {
  const { startsAt, priority, doctorName, patientName, isVisible } = notification
  return (
    (filter.day === null || (startsAt !== null && clinicDay(startsAt) === filter.day)) &&
    (filter.priority === null || priority === filter.priority) &&
    (filter.doctor === null || fold(doctorName ?? '') === fold(filter.doctor.name.trim())) &&
    fold(patientName ?? '').includes(fold(toPatientSearch(filter.patientText))) &&
    (!filter.isOnlyActive || isVisible)
  )
}
