import { createEvent, restore } from 'effector'
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
export const treatmentSessionOpened = createEvent<TreatmentSessionView>()
export const treatmentSessionDismissed = createEvent()

// Stores
/** The card belongs to the page on which it was opened. */
export const $openedPatient = restore(patientOpened, null).reset(patientDismissed, pageOpened, sessionEnded)
export const $treatmentSession = restore(treatmentSessionOpened, null).reset(
  treatmentSessionDismissed,
  pageOpened,
  sessionEnded,
)
