import { createEvent, createStore, sample } from 'effector'
import type { Patient } from '@/entities/patient'
import { createPinVerification } from '@/entities/pin'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'

/** What a correct PIN opens, by the page modes of the specification. */
export type PinRequest =
  /** Card of the patient. */
  | { mode: 'hasta'; patient: Patient }
  /** Panel of a treatment session. */
  | { mode: 'seans'; patientId: string; sessionId: string }
  /** Notice that the patient's room is locked. */
  | { mode: 'seansBuild'; patientId: string }
  /** Prints the label of the patient. */
  | { mode: 'barcode'; patientId: string; name: string | null }
  /** Follow-up page of a locked patient; `reminder` is the uuid of the reminder that led there. */
  | { mode: 'locked'; patientId: string; reminder: string | null }

// Events
export const pinRequested = createEvent<PinRequest>()
export const pinDismissed = createEvent()
/** Emitted once after a correct PIN. */
export const pinAccepted = createEvent<PinRequest>()

// Stores
export const pinAttempt = createPinVerification()
export const $pinRequest = createStore<PinRequest | null>(null)

// Connections
sample({ clock: pinRequested, target: $pinRequest })
sample({ clock: pinRequested, fn: () => {}, target: pinAttempt.started })
sample({ clock: pinDismissed, target: pinAttempt.dismissed })
/** The request belongs to the page on which it was made. */
sample({ clock: locationChanged, fn: () => {}, target: pinDismissed })
sample({ clock: pinAttempt.succeeded, source: $pinRequest, filter: Boolean, target: pinAccepted })
sample({
  clock: [pinAttempt.succeeded, pinDismissed, sessionEnded, sessionReplaced],
  fn: () => null,
  target: $pinRequest,
})
