import { createEvent, createStore, sample } from 'effector'
import { followUpRequested, numberCopyRequested, type Patient } from '@/entities/patient'
import type { PatientActionId } from '../lib/patient-actions'
import { callChosen } from './choice'
import { $actionsPatient } from './open-actions'

// Events
export const patientActionChosen = createEvent<{ id: PatientActionId; patient: Patient }>()
const patientOf = (id: PatientActionId) =>
  patientActionChosen.filterMap((chosen) => (chosen.id === id ? chosen.patient : undefined))

// Stores
export const $isNumberRevealed = createStore(false)
  .on(patientOf('toggle-number'), (isRevealed) => !isRevealed)
  .reset($actionsPatient)

// Connections
sample({ clock: patientOf('follow-up'), target: followUpRequested })
sample({ clock: patientOf('call'), target: callChosen })
sample({
  clock: patientOf('copy-phone').filterMap(({ phone }) => phone ?? undefined),
  fn: (number) => ({ kind: 'phone' as const, number }),
  target: numberCopyRequested,
})
sample({
  clock: patientOf('copy-number').filterMap(({ citizenshipNumber }) => citizenshipNumber ?? undefined),
  filter: $isNumberRevealed,
  fn: (number) => ({ kind: 'citizenshipNumber' as const, number }),
  target: numberCopyRequested,
})
