import { createEvent, createStore, sample } from 'effector'
import type { Patient } from '@/entities/patient'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'

// Events
export const patientOpened = createEvent<Patient>()
/** Closed by the doctor, or by something that takes the card's place. */
export const patientDismissed = createEvent()
/** The doctor is about to see this patient in a video call. */
export const consultationRequested = createEvent<Patient>()
export const numberRevealToggled = createEvent()
const cardClosed = createEvent()

// State
/** The patient on the card; nothing of it is kept once the card is closed. */
export const $patient = createStore<Patient | null>(null)
  .on(patientOpened, (_, patient) => patient)
  .reset(cardClosed)
/** Every patient's citizenship number is hidden at first. */
export const $isNumberRevealed = createStore(false)
  .on(numberRevealToggled, (isRevealed) => !isRevealed)
  .reset(patientOpened, cardClosed)

// Connections
/** The card belongs to the page that it was opened on: Back, a link on it, and the end of the session take it away. */
sample({ clock: [patientDismissed, locationChanged, sessionEnded], fn: () => {}, target: cardClosed })
