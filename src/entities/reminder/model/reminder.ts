import { normalizeId, type ReminderNote } from '@/shared/api'
import { compareInstants, parseInstant } from '@/shared/lib/date-time'
import { isRecord } from '@/shared/lib/json'

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

/** @param locks of the whole list: another reminder may lock this patient */
export function toReminder(reminderNote: IdentifiedNote, locks: PatientLocks): Reminder {
  const { notes_uuid, note, type, remind_at, read, patient_info } = reminderNote
  return {
    uuid: notes_uuid,
    note: note?.trim() ?? '',
    type: toType(type),
    remindAt: parseInstant(remind_at),
    isRead: read === true,
    patient: patient_info
      ? {
          uuid: patient_info.uuid ? normalizeId(patient_info.uuid) : null,
          name: patient_info.name?.trim() || null,
          isLocked: patient_info.uuid ? locks.lockOf(patient_info.uuid) !== 'open' : patient_info.locked !== false,
        }
      : null,
    creator: creatorOf(reminderNote),
  }
}

export const creatorOf = ({ createdBy }: Pick<ReminderNote, 'createdBy'>): string | null =>
  createdBy?.name?.trim() || null

function toType(type: string | null | undefined): Reminder['type'] {
  if (!type) return null
  return REMINDER_TYPES.find((known) => known === type) ?? { unknown: type }
}

/** By time; reminders without a time last. */
export const byTime = (a: Reminder, b: Reminder): number => compareInstants(a.remindAt, b.remindAt)

/** `unknown`: the reminders, the only source of the locks, are not available. */
export type PatientLock = 'locked' | 'open' | 'unknown'

export interface PatientLocks {
  lockOf: (patientId: string) => PatientLock
}

const UNKNOWN: PatientLocks = { lockOf: () => 'unknown' }

/** A patient is open only if every row says `locked: false`, also rows without a valid id (decision 0055). */
export function patientLocks(list: { notes: readonly unknown[] } | undefined): PatientLocks {
  if (!list) return UNKNOWN
  const locked = new Set(list.notes.flatMap((row) => lockedPatientOf(row) ?? []))
  return {
    lockOf: (patientId) => (locked.has(toLockKey(patientId)) ? 'locked' : 'open'),
  }
}

/**
 * An unknown lock counts as locked.
 *
 * @param unlocked uuids of patients for whom the user entered the PIN
 */
export const isPatientLocked = (lock: PatientLock, patientId: string, unlocked: readonly string[]): boolean =>
  lock !== 'open' && !unlocked.includes(patientId)

/** @param unlocked uuids of patients for whom the user entered the PIN */
export const withUnlockedPatient = (reminder: Reminder, unlocked: readonly string[]): Reminder =>
  reminder.patient?.uuid && reminder.patient.isLocked && unlocked.includes(reminder.patient.uuid)
    ? { ...reminder, patient: { ...reminder.patient, isLocked: false } }
    : reminder

function lockedPatientOf(row: unknown): string | null {
  const patient = isRecord(row) ? row.patient_info : null
  if (!isRecord(patient) || patient.locked === false) return null
  const { uuid } = patient
  return typeof uuid === 'string' || typeof uuid === 'number' ? toLockKey(String(uuid)) : null
}

/** A lock must depend on neither case nor blanks, whatever has read the row. */
const toLockKey = (id: string): string => id.trim().toLowerCase()
