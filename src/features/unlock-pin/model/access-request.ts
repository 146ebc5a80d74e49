import { attach, createEvent, merge, sample } from 'effector'
import { type Patient, patientWithoutDetails, recentPatientAdded } from '@/entities/patient'
import { createPinVerification } from '@/entities/pin'
import {
  $unlockedPatients,
  fetchReminderPatientFx,
  isPatientLocked,
  type PatientLock,
  patientUnlocked,
  readPatientLockFx,
  remindersUpdated,
} from '@/entities/reminder'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { createMachine } from '@/shared/lib/effector'
import { reportSilentFailure } from '@/shared/report'
import { locationOpened, whenFeaturesReady } from '@/shared/routes'

/** What the user wants to see; in brackets the page mode of the specification. */
export type AccessIntent =
  /** Card of the patient (`hasta`). */
  | { kind: 'card'; patient: Patient }
  /** Video consultation, which shows the name. */
  | { kind: 'call'; patient: Patient }
  /** Panel of a treatment session (`seans`). */
  | { kind: 'treatment-session'; patientId: string; treatmentSessionId: string }
  /** Notice that the patient's room is locked (`seansBuild`). */
  | { kind: 'room-locked'; patientId: string }
  /** Printed label of the patient (`barcode`). */
  | { kind: 'label'; patientId: string; name: string | null }
  /** Follow-up page (`locked`, `hastaCRM`), opened from a reminder (a uuid), a patient or its address. */
  | { kind: 'follow-up'; patientId: string; reminder?: string; patient?: Patient }

export interface AccessRequest {
  intent: AccessIntent
  /** Lock of the patient, if the caller knows it; otherwise it is looked up. */
  lock?: PatientLock
  /** True for a link from another application. */
  isLink?: boolean
}

export const patientIdOf = (intent: AccessIntent): string =>
  'patientId' in intent ? intent.patientId : intent.patient.uuid

/**
 * The only rule for when the PIN is asked for.
 * @param unlocked uuids of patients for whom the user entered the PIN
 */
export function needsPin({ intent, isLink }: AccessRequest, lock: PatientLock, unlocked: readonly string[]): boolean {
  switch (intent.kind) {
    case 'card':
    case 'call':
    case 'follow-up':
      return isLink === true || isPatientLocked(lock, patientIdOf(intent), unlocked)
    case 'treatment-session':
    case 'room-locked':
    case 'label':
      return true
  }
}

/** A request whose lock has been looked up. */
type LookedUpRequest = AccessRequest & { lock: PatientLock }

type Access =
  | { status: 'idle' }
  /** The newest request wins: the lookup of an older one is recognised by its `request`. */
  | { status: 'looking-up'; request: AccessRequest }
  | ({ status: 'pin-required' } & LookedUpRequest)

interface Lookup {
  request: AccessRequest
  lock: PatientLock
  name: string | null
}

// Events
export const accessRequested = createEvent<AccessRequest>()
export const accessDismissed = createEvent()
/** Fires once for a request: after the PIN, or without it. */
export const accessGranted = createEvent<AccessIntent>()
const pinRequired = createEvent<LookedUpRequest>()
/** A request belongs to the page on which it was made. */
const cancelled = merge<unknown>([accessDismissed, locationOpened, sessionEnded, sessionReplaced])

// Effects
const lookUpFx = attach({
  effect: fetchReminderPatientFx,
  mapParams: ({ intent }: AccessRequest) => patientIdOf(intent),
})
const readLockAgainFx = attach({ effect: readPatientLockFx })

// Stores
const IDLE: Access = { status: 'idle' }
const lookUp = (_: Access, request: AccessRequest): Access => ({ status: 'looking-up', request })

const access = createMachine<Access>()({
  initial: IDLE,
  on: { accessRequested, pinRequired, accessGranted, cancelled },
  transitions: {
    idle: { accessRequested: lookUp },
    'looking-up': {
      accessRequested: lookUp,
      pinRequired: (_, request) => ({ ...request, status: 'pin-required' }),
      accessGranted: () => IDLE,
      cancelled: () => IDLE,
    },
    'pin-required': {
      accessRequested: lookUp,
      pinRequired: (state, { lock }) => (lock === state.lock ? state : { ...state, lock }),
      accessGranted: () => IDLE,
      cancelled: () => IDLE,
    },
  },
})
export const $access = access.$state
export const pinVerification = createPinVerification()

// Connections
sample({ clock: accessRequested, filter: ({ lock }) => lock === undefined, target: lookUpFx })
/**
 * Without the reminders the lock is unknown (decision 0055). Waits for the features that open what is granted, which are
 * loaded after the first screen.
 */
const lookedUp = whenFeaturesReady(
  merge([
    accessRequested.filterMap((request): Lookup | undefined =>
      request.lock ? { request, lock: request.lock, name: null } : undefined,
    ),
    lookUpFx.finally.map(
      (fetched): Lookup => ({
        request: fetched.params,
        ...(fetched.status === 'done' ? fetched.result : { lock: 'unknown', name: null }),
      }),
    ),
  ]),
)
/** The failure is only reported: the PIN is asked for anyway, and the follow-up page shows its own error. */
reportSilentFailure('listReminders', lookUpFx.failData)

const lookupEnded = sample({
  clock: lookedUp,
  source: $access,
  filter: (state, { request }) => state.status === 'looking-up' && state.request === request,
  fn: (_, { request, lock, name }): LookedUpRequest => ({ ...request, intent: withName(request, name), lock }),
})
/** Updated reminders may show that no PIN is needed: access is granted then, as on the page behind the dialog. */
sample({
  clock: remindersUpdated,
  source: $access.map((state) => (state.status === 'pin-required' ? patientIdOf(state.intent) : null)),
  filter: Boolean,
  target: readLockAgainFx,
})
const lockRead = sample({
  clock: readLockAgainFx.done,
  source: $access,
  fn: (state, { params, result }): LookedUpRequest | undefined =>
    state.status === 'pin-required' && patientIdOf(state.intent) === params ? { ...state, lock: result } : undefined,
}).filterMap((request) => request)
const decided = sample({
  clock: [lookupEnded, lockRead],
  source: $unlockedPatients,
  fn: (unlocked, request) => ({ request, isPinNeeded: needsPin(request, request.lock, unlocked) }),
})
sample({ clock: decided, filter: ({ isPinNeeded }) => isPinNeeded, fn: ({ request }) => request, target: pinRequired })
const grantedWithoutPin = decided.filterMap(({ request, isPinNeeded }) => (isPinNeeded ? undefined : request))
sample({ clock: grantedWithoutPin, fn: ({ intent }) => intent, target: accessGranted })
/** The recent patients must not reveal a lock: a locked patient is not saved, even after the PIN. */
sample({
  clock: grantedWithoutPin.filterMap(({ intent, lock }) =>
    'patient' in intent && lock === 'open' ? intent.patient : undefined,
  ),
  target: recentPatientAdded,
})

sample({ clock: access.left('pin-required'), target: pinVerification.dismissed })
sample({ clock: access.entered('pin-required'), target: pinVerification.started })
const pinAccepted = sample({ clock: pinVerification.succeeded, source: $access }).filterMap((state) =>
  state.status === 'pin-required' ? state.intent : undefined,
)
sample({
  clock: pinAccepted.filterMap((intent) => (intent.kind === 'follow-up' ? intent.patientId : undefined)),
  target: patientUnlocked,
})
sample({ clock: pinAccepted, target: accessGranted })

/** The address of a page or a link has no name. A label is printed without one if it cannot be loaded. */
function withName({ intent, isLink }: AccessRequest, name: string | null): AccessIntent {
  if (name === null) return intent
  if (intent.kind === 'follow-up') return { patient: patientWithoutDetails(intent.patientId, name), ...intent }
  if (isLink && intent.kind === 'label') return { ...intent, name }
  if (isLink && intent.kind === 'card') return { ...intent, patient: { ...intent.patient, name } }
  return intent
}
