import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { fullName, type Patient } from './patient'

/** The user chose a search result. For a locked patient the PIN comes first. */
export const patientChosen = createEvent<Patient>()

/** Name for the follow-up page: the address contains only the uuid. In memory only. */
export const $chosenName = createStore<{ uuid: string; name: string | null } | null>(null)
  .on(patientChosen, (_, patient) => ({ uuid: patient.uuid, name: fullName(patient) }))
  .reset(sessionEnded)
