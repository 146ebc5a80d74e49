import type { AppointmentNotification } from '@/shared/api'
import { parseMoment } from '@/shared/lib/date-time'

/** Labels are `common:priorities.<priority>`: 1 low, 2 medium, 3 high. */
export type Priority = 1 | 2 | 3

export interface Notification {
  uuid: string
  message: string
  patientName: string | null
  doctorName: string | null
  /** Null where the platform named none, or one that is not known. */
  priority: Priority | null
  isCritical: boolean
  appointmentType: string | null
  startsAt: Date | null
  createdBy: string | null
  isVisible: boolean
}

export function toNotification(dto: AppointmentNotification): Notification {
  return {
    uuid: dto.uuid,
    message: dto.message?.trim() ?? '',
    patientName: dto.patient_name?.trim() || null,
    doctorName: dto.doctor_name?.trim() || null,
    priority: toPriority(dto.priority),
    isCritical: dto.type === 'critical',
    appointmentType: dto.appointment_type?.trim() || null,
    startsAt: parseMoment(dto.appointment_start),
    createdBy: dto.created_by?.trim() || null,
    isVisible: dto.is_visible !== false,
  }
}

/** The platform writes the number as a text now and then; everything outside 1 to 3 has no label. */
function toPriority(value: unknown): Priority | null {
  const priority = typeof value === 'string' && /^[123]$/.test(value.trim()) ? Number(value) : value
  return priority === 1 || priority === 2 || priority === 3 ? priority : null
}

/** In the order of the day; those without a time last. */
export function byStart(one: Notification, other: Notification): number {
  return (
    (one.startsAt?.getTime() ?? Number.POSITIVE_INFINITY) - (other.startsAt?.getTime() ?? Number.POSITIVE_INFINITY) || 0
  )
}
