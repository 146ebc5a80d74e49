import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'

export type TreatmentSessionView =
  | { kind: 'session'; patientId: string; sessionId: string }
  /** The room of the patient is locked, so no session can start. */
  | { kind: 'room-locked'; patientId: string }

// Events
export const treatmentSessionOpened = createEvent<TreatmentSessionView>()
export const treatmentSessionDismissed = createEvent()

// Stores
export const $treatmentSession = createStore<TreatmentSessionView | null>(null).on(
  treatmentSessionOpened,
  (_, view) => view,
)

// Connections
sample({ clock: [treatmentSessionDismissed, locationChanged, sessionEnded], fn: () => null, target: $treatmentSession })
