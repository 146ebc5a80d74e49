import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'

/** What stands about a patient's session; ids only, as the platform gives them. */
export type SessionView =
  | { kind: 'session'; patientId: string; sessionId: string }
  /** The patient's room is locked: nobody can begin a session in it now. */
  | { kind: 'room-locked'; patientId: string }

// What happened
export const sessionOpened = createEvent<SessionView>()
export const sessionDismissed = createEvent()

// State
export const $sessionView = createStore<SessionView | null>(null).on(sessionOpened, (_, view) => view)

// Flow
sample({ clock: [sessionDismissed, locationChanged, sessionEnded], fn: () => null, target: $sessionView })
