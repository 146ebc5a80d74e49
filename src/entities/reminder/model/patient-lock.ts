/** `unknown`: the reminders, which alone have the locks, could not be read. */
export type PatientLock = 'locked' | 'open' | 'unknown'

export interface PatientLocks {
  lockOf: (patientId: string) => PatientLock
}

const UNKNOWN: PatientLocks = { lockOf: () => 'unknown' }

/**
 * The locks by a list of reminders; without a list none is known. Rows are checked here once more, because a row whose
 * own id is unreadable still counts. Only `locked: false` is open, and one other mention locks (decision 0055).
 */
export function patientLocks(list: { notes: readonly unknown[] } | undefined): PatientLocks {
  if (!list) return UNKNOWN
  const locked = new Set(list.notes.flatMap((row) => lockedPatientOf(row) ?? []))
  return {
    lockOf: (patientId) => (locked.has(normalizeId(patientId)) ? 'locked' : 'open'),
  }
}

/** `unlocked` are the uuids of the patients for whom the doctor has given the PIN. */
export const isPinNeeded = (lock: PatientLock, patientId: string, unlocked: readonly string[]): boolean =>
  lock !== 'open' && !unlocked.includes(patientId)

function lockedPatientOf(row: unknown): string | null {
  const patient = isObject(row) && 'patient_info' in row ? row.patient_info : null
  if (!isObject(patient) || !('uuid' in patient)) return null
  if ('locked' in patient && patient.locked === false) return null
  const { uuid } = patient
  return typeof uuid === 'string' || typeof uuid === 'number' ? normalizeId(String(uuid)) : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Two systems may write the same uuid in capitals or not; a lock must not depend on it. */
const normalizeId = (id: string): string => id.trim().toLowerCase()
