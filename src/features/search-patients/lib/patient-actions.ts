import type { Patient } from '@/entities/patient'

export type PatientActionId = 'follow-up' | 'call' | 'copy-phone' | 'toggle-number' | 'copy-number'

export interface ActionsPatient {
  patient: Patient
  /** Also while the lock is unknown. */
  isLocked: boolean
  isNumberRevealed: boolean
}

/** Follow-up page and call ask for the PIN themselves. Numbers of a locked patient are neither shown nor copied. */
export function patientActions({ patient, isLocked, isNumberRevealed }: ActionsPatient): PatientActionId[] {
  const hasPhone = patient.phone !== null && !isLocked
  const hasNumber = patient.citizenshipNumber !== null && !isLocked
  const actions: [id: PatientActionId, isOffered: boolean][] = [
    ['follow-up', true],
    ['call', true],
    ['copy-phone', hasPhone],
    ['toggle-number', hasNumber],
    ['copy-number', hasNumber && isNumberRevealed],
  ]
  return actions.filter(([, isOffered]) => isOffered).map(([id]) => id)
}
