import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'

/** What stands about a patient's session; ids only, as the platform gives them. */
export type TreatmentSessionView =
  | { kind: 'session'; patientId: string; sessionId: string }
  /** The patient's room is locked: nobody can begin a session in it now. */
  | { kind: 'room-locked'; patientId: string }

// Events
export const treatmentSessionOpened = createEvent<TreatmentSessionView>()
export const treatmentSessionDismissed = createEvent()

// State
export const $treatmentSession = createStore<TreatmentSessionView | null>(null).on(
  treatmentSessionOpened,
  (_, view) => view,
)

// Connections
sample({ clock: [treatmentSessionDismissed, locationChanged, sessionEnded], fn: () => null, target: $treatmentSession })
