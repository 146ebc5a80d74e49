import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { fullName, type Patient } from './patient'

/** The doctor wants to see a patient that a search has found; the card of a locked one comes after the PIN. */
export const patientChosen = createEvent<Patient>()

/** The last one, for the follow-up page, to which no name travels in the address. In memory only. */
export const $chosenName = createStore<{ uuid: string; name: string | null } | null>(null)
  .on(patientChosen, (_, patient) => ({ uuid: patient.uuid, name: fullName(patient) }))
  .reset(sessionEnded)
