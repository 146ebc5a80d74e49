import type { Patient } from '@/entities/patient'
import { isPatientLocked, type PatientLock } from '@/entities/reminder'

/** What the user wants to see; in brackets the page mode of the specification. */
export type AccessIntent =
  /** Card of the patient (`hasta`). */
  | { kind: 'card'; patient: Patient }
  /** Panel of a treatment session (`seans`). */
  | { kind: 'session'; patientId: string; sessionId: string }
  /** Notice that the patient's room is locked (`seansBuild`). */
  | { kind: 'room-locked'; patientId: string }
  /** Printed label of the patient (`barcode`). */
  | { kind: 'label'; patientId: string; name: string | null }
  /** Follow-up page (`locked`, `hastaCRM`); `reminder` is the uuid of the reminder that led there. */
  | { kind: 'follow-up'; patientId: string; reminder: string | null }

export interface AccessRequest {
  intent: AccessIntent
  /** If the caller knows it; otherwise it is looked up. */
  lock?: PatientLock
  /** From another application. */
  isLink?: boolean
}

export const patientIdOf = (intent: AccessIntent): string =>
  intent.kind === 'card' ? intent.patient.uuid : intent.patientId

/** The only rule for when the PIN is asked for. @param unlocked uuids of patients for whom the user entered the PIN */
export function needsPin({ intent, isLink }: AccessRequest, lock: PatientLock, unlocked: readonly string[]): boolean {
  switch (intent.kind) {
    case 'card':
    case 'follow-up':
      return isLink === true || isPatientLocked(lock, patientIdOf(intent), unlocked)
    case 'session':
    case 'room-locked':
    case 'label':
      return true
  }
}
