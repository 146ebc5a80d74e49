import { attach, createEvent, createStore, restore, sample } from 'effector'
import type { Patient } from '@/entities/patient'
import { type PatientLock, readPatientLockFx, remindersUpdated } from '@/entities/reminder'
import { sessionEnded } from '@/shared/auth'
import { locationOpened } from '@/shared/routes'

type TreatmentSessionView =
  | { kind: 'treatment-session'; patientId: string; treatmentSessionId: string }
  /** The room of the patient is locked, so no session can start. */
  | { kind: 'room-locked'; patientId: string }

// Events
export const patientOpened = createEvent<Patient>()
export const patientDismissed = createEvent()
export const consultationRequested = createEvent<Patient>()
export const treatmentSessionOpened = createEvent<TreatmentSessionView>()
export const treatmentSessionDismissed = createEvent()

// Effects
/** In an effect of its own, because other features read the locks of other patients. */
const readCardLockFx = attach({ effect: readPatientLockFx })

// Stores
/** The card belongs to the page on which it was opened. */
export const $openedPatient = restore(patientOpened, null).reset(patientDismissed, locationOpened, sessionEnded)
export const $isPatientOpen = $openedPatient.map((patient) => patient !== null)
/** Lock of the patient when the card was opened; null until it is read. If it was not `open`, the PIN was entered. */
const $lockAtOpening = createStore<PatientLock | null>(null)
  .on(readCardLockFx.doneData, (first, lock) => first ?? lock)
  .reset(patientOpened)
export const $treatmentSession = restore(treatmentSessionOpened, null).reset(
  treatmentSessionDismissed,
  locationOpened,
  sessionEnded,
)
export const $isTreatmentSessionOpen = $treatmentSession.map((view) => view !== null)

// Connections
sample({
  clock: [patientOpened, remindersUpdated],
  source: $openedPatient.map((patient) => patient?.uuid ?? null),
  filter: Boolean,
  target: readCardLockFx,
})
/** The card was shown without the PIN, and the lock of its patient is no longer known to be open. */
export const cardLocked = sample({
  clock: readCardLockFx.doneData,
  source: { patient: $openedPatient, lockAtOpening: $lockAtOpening },
  fn: ({ patient, lockAtOpening }, lock) => (lockAtOpening === 'open' && lock !== 'open' ? patient : null),
}).filterMap((patient) => patient ?? undefined)
