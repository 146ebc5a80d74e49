import { createEvent, createStore, sample } from 'effector'
import type { Patient } from '@/entities/patient'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'

// Events
export const patientOpened = createEvent<Patient>()
export const patientDismissed = createEvent()
export const consultationRequested = createEvent<Patient>()
export const numberRevealToggled = createEvent()
const cardClosed = createEvent()

// Stores
export const $patient = createStore<Patient | null>(null)
  .on(patientOpened, (_, patient) => patient)
  .reset(cardClosed)
export const $isNumberRevealed = createStore(false)
  .on(numberRevealToggled, (isRevealed) => !isRevealed)
  .reset(patientOpened, cardClosed)

// Connections
/** The card belongs to the page on which it was opened. */
sample({ clock: [patientDismissed, locationChanged, sessionEnded], fn: () => {}, target: cardClosed })
