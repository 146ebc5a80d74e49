import type { Reminder } from './reminder'

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
    lockOf: (patientId) => (locked.has(normalizeId(patientId)) ? 'locked' : 'open'),
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
export const withUnlockedNote = (reminder: Reminder, unlocked: readonly string[]): Reminder =>
  reminder.patient?.uuid && reminder.patient.isLocked && unlocked.includes(reminder.patient.uuid)
    ? { ...reminder, patient: { ...reminder.patient, isLocked: false } }
    : reminder

function lockedPatientOf(row: unknown): string | null {
  const patient = isObject(row) && 'patient_info' in row ? row.patient_info : null
  if (!isObject(patient) || !('uuid' in patient)) return null
  if ('locked' in patient && patient.locked === false) return null
  const { uuid } = patient
  return typeof uuid === 'string' || typeof uuid === 'number' ? normalizeId(String(uuid)) : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Systems write the same uuid in upper or lower case; a lock must not depend on it. */
const normalizeId = (id: string): string => id.trim().toLowerCase()
