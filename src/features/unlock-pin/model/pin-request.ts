import { createEvent, createStore, sample } from 'effector'
import type { Patient } from '@/entities/patient'
import { createPinVerification, loadPinPrompt } from '@/entities/user'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { createLazyView } from '@/shared/lib/lazy-view'
import { locationChanged } from '@/shared/routes'

/** What a correct PIN opens, by the page modes of the specification. */
export type PinRequest =
  /** The patient's card. */
  | { mode: 'hasta'; patient: Patient }
  /** The session panel of a patient. */
  | { mode: 'seans'; patientId: string; sessionId: string }
  /** The notice that the patient's room is locked. */
  | { mode: 'seansBuild'; patientId: string }
  /** The patient's label, on the printer at once. */
  | { mode: 'barcode'; patientId: string; name: string | null }
  /** The locked patient, on the follow-up page; `reminder` is the one that led there. */
  | { mode: 'locked'; patientId: string; reminder: string | null }

// Events
/** Something about a locked patient is wanted. */
export const pinRequested = createEvent<PinRequest>()
export const pinDismissed = createEvent()
/** The PIN was right: what was asked for may happen, once. */
export const pinAccepted = createEvent<PinRequest>()

// State
export const pinAttempt = createPinVerification()
/** What the PIN is being asked for; null while the dialog is closed. */
export const $pinRequest = createStore<PinRequest | null>(null)
/** The boxes for the PIN. The dialog itself needs none of this code. */
export const pinPrompt = createLazyView(loadPinPrompt, pinRequested)

// Connections
sample({ clock: pinRequested, target: $pinRequest })
sample({ clock: pinRequested, fn: () => {}, target: pinAttempt.asked })
sample({ clock: pinDismissed, target: pinAttempt.dismissed })
/** The question belongs to the page that it was asked on. */
sample({ clock: locationChanged, fn: () => {}, target: pinDismissed })
sample({ clock: pinAttempt.passed, source: $pinRequest, filter: Boolean, target: pinAccepted })
sample({
  clock: [pinAttempt.passed, pinDismissed, sessionEnded, sessionReplaced],
  fn: () => null,
  target: $pinRequest,
})
