import { createEvent, createStore, merge } from 'effector'
import type { Patient } from '@/entities/patient'
import { sessionEnded } from '@/shared/auth'
import { pageOpened } from '@/shared/routes'

type TreatmentSessionView =
  | { kind: 'session'; patientId: string; sessionId: string }
  /** The room of the patient is locked, so no session can start. */
  | { kind: 'room-locked'; patientId: string }

// Events
export const patientOpened = createEvent<Patient>()
export const patientDismissed = createEvent()
export const consultationRequested = createEvent<Patient>()
export const numberRevealToggled = createEvent()
export const treatmentSessionOpened = createEvent<TreatmentSessionView>()
export const treatmentSessionDismissed = createEvent()
/** The card belongs to the page on which it was opened. */
const cardClosed = merge<unknown>([patientDismissed, pageOpened, sessionEnded])

// Stores
export const $openedPatient = createStore<Patient | null>(null)
  .on(patientOpened, (_, patient) => patient)
  .reset(cardClosed)
export const $isNumberRevealed = createStore(false)
  .on(numberRevealToggled, (isRevealed) => !isRevealed)
  .reset(patientOpened, cardClosed)
export const $treatmentSession = createStore<TreatmentSessionView | null>(null)
  .on(treatmentSessionOpened, (_, view) => view)
  .reset(treatmentSessionDismissed, pageOpened, sessionEnded)
