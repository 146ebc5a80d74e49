import type { ReminderNote } from '@/shared/api'
import { parseInstant } from '@/shared/lib/date-time'

/** Who or what a reminder is for; their labels are `common:reminderTypes.<type>`. */
export const REMINDER_TYPES = [
  'accounting',
  'critical',
  'doctor',
  'nurse',
  'patient',
  'call_center',
  'admin',
  'insurance',
  'medication',
  'task',
] as const
export type ReminderType = (typeof REMINDER_TYPES)[number]

export interface Reminder {
  uuid: string
  note: string
  /** A known type, or the platform's own word for one that the portal does not know. */
  type: ReminderType | { unknown: string } | null
  remindAt: Date | null
  isRead: boolean
  patient: { uuid: string; name: string | null; isLocked: boolean } | null
  creator: string | null
}

export function toReminder({
  notes_uuid,
  note,
  type,
  remind_at,
  read,
  patient_info,
  createdBy,
}: ReminderNote & { notes_uuid: string }): Reminder {
  return {
    uuid: notes_uuid,
    note: note?.trim() ?? '',
    type: toType(type),
    remindAt: parseInstant(remind_at),
    isRead: read ?? false,
    patient: patient_info?.uuid
      ? { uuid: patient_info.uuid, name: patient_info.name?.trim() || null, isLocked: patient_info.locked !== false }
      : null,
    creator: createdBy?.name?.trim() || null,
  }
}

function toType(type: string | null | undefined): Reminder['type'] {
  if (!type) return null
  return REMINDER_TYPES.find((known) => known === type) ?? { unknown: type }
}

/** Due first; those without a time last. */
export function byTime(a: Reminder, b: Reminder): number {
  return (a.remindAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.remindAt?.getTime() ?? Number.POSITIVE_INFINITY) || 0
}
