import { createEvent } from 'effector'
import type { Patient } from './patient'

/** The doctor wants to see a patient that a search has found; the card of a locked one comes after the PIN. */
export const patientChosen = createEvent<Patient>()
