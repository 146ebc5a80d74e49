import { normalizeId, type ReminderNote } from '@/shared/api'
import { compareInstants, parseInstant } from '@/shared/lib/date-time'
import { toName, truncateText } from '@/shared/lib/text'
import type { LockLookup } from './patient-lock'

/** Labels are `common:reminderTypes.<type>`. */
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
  /** `unknown` is the platform's text of an unknown type. */
  type: ReminderType | { unknown: string } | null
  remindAt: Date | null
  isRead: boolean
  /** `uuid` is null if it is not valid: then there is no page to open. */
  patient: { uuid: string | null; name: string | null; isLocked: boolean } | null
  creator: string | null
}

export type IdentifiedNote = ReminderNote & { notes_uuid: string }

/** @param lockOf of the whole list: another reminder may lock this patient */
export function toReminder(reminderNote: IdentifiedNote, lockOf: LockLookup): Reminder {
  const { notes_uuid, note, type, remind_at, read, patient_info } = reminderNote
  return {
    uuid: normalizeId(notes_uuid),
    note: note?.trim() ?? '',
    type: toType(type),
    remindAt: parseInstant(remind_at),
    isRead: read === true,
    patient: patient_info
      ? {
          uuid: patient_info.uuid ? normalizeId(patient_info.uuid) : null,
          name: toName(patient_info.name),
          isLocked: patient_info.uuid ? lockOf(patient_info.uuid) !== 'open' : patient_info.locked !== false,
        }
      : null,
    creator: creatorOf(reminderNote),
  }
}

export const creatorOf = ({ createdBy }: Pick<ReminderNote, 'createdBy'>): string | null => toName(createdBy?.name)

function toType(type: string | null | undefined): Reminder['type'] {
  const name = toName(type)
  return REMINDER_TYPES.find((known) => known === name) ?? (name ? { unknown: name } : null)
}

/** By time; reminders without a time last. */
export const byTime = (a: Reminder, b: Reminder): number => compareInstants(a.remindAt, b.remindAt)

/** Some printed pages: notes are read as a whole, but the platform accepts megabytes. */
const MAX_NOTE_GRAPHEMES = 5_000

export const notePreview = (note: string): string => truncateText(note, MAX_NOTE_GRAPHEMES).text
