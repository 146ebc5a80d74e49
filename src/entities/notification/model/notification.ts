import type { AppointmentNotification } from '@/shared/api'
import { parseInstant } from '@/shared/lib/date-time'
import { truncateText } from '@/shared/lib/truncate'
import { type CardColour, toCardColour } from './card-colour'

/** 1 low, 2 medium, 3 high; labels are `common:priorities.<priority>`. */
export type Priority = 1 | 2 | 3

export interface Notification {
  uuid: string
  message: string
  patientName: string | null
  doctorName: string | null
  /** `other` for an unknown priority; null without one. */
  priority: Priority | 'other' | null
  isCritical: boolean
  appointmentType: string | null
  startsAt: Date | null
  createdBy: string | null
  createdAt: Date | null
  colour: CardColour | null
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
    startsAt: parseInstant(dto.appointment_start),
    createdBy: dto.created_by?.trim() || null,
    createdAt: parseInstant(dto.created_at),
    colour: toCardColour(dto.background_color),
    isVisible: dto.is_visible !== false,
  }
}

/** The platform sometimes sends the number as a string. */
function toPriority(value: string | number | null | undefined): Notification['priority'] {
  const input = String(value ?? '').trim()
  if (input === '') return null
  return input === '1' || input === '2' || input === '3' ? (Number(input) as Priority) : 'other'
}

/** By start; notifications without a start last. */
export function byStart(a: Notification, b: Notification): number {
  return (a.startsAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.startsAt?.getTime() ?? Number.POSITIVE_INFINITY) || 0
}

/** 0 (no or unknown priority) to 4 (critical). */
export function urgencyOf({ isCritical, priority }: Pick<Notification, 'isCritical' | 'priority'>): number {
  if (isCritical) return 4
  return priority === null || priority === 'other' ? 0 : priority
}

/** In graphemes. Far more than users type, and a small part of what the platform accepts. */
const MAX_PREVIEW = 500

/** A message may have megabytes; the card shows the whole of it on request. */
export const messagePreview = (message: string): string => truncateText(message, MAX_PREVIEW).text
