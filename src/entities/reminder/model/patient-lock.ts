import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { isRecord } from '@/shared/lib/json'
import type { Reminder } from './reminder'

/** `unknown`: the reminders, the only source of the locks, are not available. */
export type PatientLock = 'locked' | 'open' | 'unknown'

export type LockLookup = (patientId: string) => PatientLock

/** A patient is open if all of their rows say `locked: false`, rows without a reminder id included (decision 0055). */
export function lockLookup(list: { notes: readonly unknown[] } | undefined): LockLookup {
  if (!list) return () => 'unknown'
  const locked = new Set(list.notes.flatMap((row) => lockedPatientOf(row) ?? []))
  const otherLock = isUnreadable(list.notes) ? 'unknown' : 'open'
  return (patientId) => (locked.has(toLockKey(patientId)) ? 'locked' : otherLock)
}

/**
 * True if the platform's list has rows, but none with a reminder id: their format is not the described one. Such a list must
 * not look empty, and any patient may be locked.
 */
export function isUnreadable(notes: readonly unknown[]): boolean {
  const listed = notes.map((row) => (isRecord(row) ? row : {})).filter(({ isPushed }) => isPushed !== true)
  return listed.length > 0 && !listed.some(({ notes_uuid }) => Boolean(notes_uuid))
}

/** Checks what the reader has parsed already, so that a lock fails closed whatever the reader accepts. */
function lockedPatientOf(row: unknown): string | null {
  const { uuid, locked } = isRecord(row) && isRecord(row.patient_info) ? row.patient_info : {}
  return locked !== false && (typeof uuid === 'string' || typeof uuid === 'number') ? toLockKey(String(uuid)) : null
}

/** Ignores case and surrounding blanks, because row and caller may spell an id differently. */
const toLockKey = (id: string): string => id.trim().toLowerCase()

/** The user entered the PIN for the follow-up page of the patient with this uuid. Elsewhere a PIN gives access only once. */
export const patientUnlocked = createEvent<string>()

/** Patients whose follow-up page was opened with the PIN. In memory only: a reload asks for the PIN again. */
export const $unlockedPatients = createStore<readonly string[]>([])
  .on(patientUnlocked, (unlocked, uuid) => (unlocked.includes(uuid) ? unlocked : [...unlocked, uuid]))
  .reset(sessionEnded)

/**
 * An unknown lock counts as locked.
 *
 * @param unlocked uuids of patients for whom the user entered the PIN
 */
export const isPatientLocked = (lock: PatientLock, patientId: string, unlocked: readonly string[]): boolean =>
  lock !== 'open' && !unlocked.includes(patientId)

/** @param unlocked uuids of patients for whom the user entered the PIN */
export const withUnlockedPatients = (
  reminders: readonly Reminder[],
  unlocked: readonly string[],
): readonly Reminder[] =>
  unlocked.length === 0
    ? reminders
    : reminders.map((reminder) =>
        reminder.patient?.uuid && reminder.patient.isLocked && unlocked.includes(reminder.patient.uuid)
          ? { ...reminder, patient: { ...reminder.patient, isLocked: false } }
          : reminder,
      )
