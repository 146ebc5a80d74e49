import { createEvent } from 'effector'
import { sessionEnded } from '@/shared/auth'
import type { ReleaseTabMutex } from '@/shared/browser'
import { createMachine } from '@/shared/lib/effector'
import { $isSwitching } from './first-screen-state'

/** Uuids of the two clinics. `previousCookie` is the clinic in the cookie before the switch, null if there was none. */
export interface ClinicSwitch {
  from: string
  to: string
  previousCookie: string | null
}

type ActiveStatus = 'waiting-for-writes' | 'waiting-for-lock' | 'posting' | 'persisting' | 'undoing' | 'reloading'
type ActiveState = { [Status in ActiveStatus]: { status: Status; current: ClinicSwitch } }[ActiveStatus]
/** `failed`: the old clinic is active again, and another switch may start. */
type SwitchState = { status: 'idle' } | { status: 'failed' } | ActiveState

// Events
export const switchEvents = {
  /** Ignored during a switch, so that twenty pushes cause one reload. */
  switchRequested: createEvent<ClinicSwitch>(),
  /** A page was left before its switch had ended. This tab holds the lock, and undoes that switch. */
  unfinishedSwitchFound: createEvent<{ clinicSwitch: ClinicSwitch; release: ReleaseTabMutex }>(),
  writesFinished: createEvent(),
  writesTimedOut: createEvent<ClinicSwitch>(),
  /** `cookie` is the clinic that is selected when this tab gets the lock. */
  lockAcquired: createEvent<{ clinicSwitch: ClinicSwitch; cookie: string | null }>(),
  lockFailed: createEvent<ClinicSwitch>(),
  selectionPosted: createEvent<ClinicSwitch>(),
  /** `isUncertain`: the platform may have switched although no clear response came. */
  selectionFailed: createEvent<{ clinicSwitch: ClinicSwitch; isUncertain: boolean }>(),
  cookieStored: createEvent<ClinicSwitch>(),
  cookieNotStored: createEvent<ClinicSwitch>(),
  undoFinished: createEvent<ClinicSwitch>(),
}

const start = (_: SwitchState, current: ClinicSwitch): SwitchState => ({ status: 'waiting-for-writes', current })
const undo = (_: SwitchState, { clinicSwitch }: { clinicSwitch: ClinicSwitch }): SwitchState => ({
  status: 'undoing',
  current: clinicSwitch,
})
const cancel = (): SwitchState => ({ status: 'idle' })
const fail = (state: ActiveState, clinicSwitch: ClinicSwitch): SwitchState =>
  clinicSwitch === state.current ? { status: 'failed' } : state
/** Ignores the response of an earlier, cancelled switch. */
const proceed =
  (status: ActiveStatus) =>
  (state: ActiveState, clinicSwitch: ClinicSwitch): SwitchState =>
    clinicSwitch === state.current ? { status, current: clinicSwitch } : state

// Stores
const machine = createMachine<SwitchState>()({
  initial: { status: 'idle' },
  on: { ...switchEvents, sessionEnded },
  transitions: {
    idle: { switchRequested: start, unfinishedSwitchFound: undo },
    failed: { switchRequested: start, unfinishedSwitchFound: undo },
    'waiting-for-writes': {
      writesFinished: ({ current }) => ({ status: 'waiting-for-lock', current }),
      writesTimedOut: proceed('waiting-for-lock'),
      sessionEnded: cancel,
    },
    'waiting-for-lock': {
      /** If another tab has switched to the same clinic, nothing is posted; after another clinic this switch fails. */
      lockAcquired: (state, { clinicSwitch, cookie }) => {
        if (cookie === clinicSwitch.previousCookie) return proceed('posting')(state, clinicSwitch)
        return cookie === clinicSwitch.to ? proceed('reloading')(state, clinicSwitch) : fail(state, clinicSwitch)
      },
      lockFailed: fail,
      sessionEnded: cancel,
    },
    posting: {
      selectionPosted: proceed('persisting'),
      selectionFailed: (state, { clinicSwitch, isUncertain }) =>
        isUncertain ? proceed('undoing')(state, clinicSwitch) : fail(state, clinicSwitch),
      sessionEnded: cancel,
    },
    persisting: {
      cookieStored: proceed('reloading'),
      cookieNotStored: proceed('undoing'),
      sessionEnded: cancel,
    },
    undoing: { undoFinished: fail, sessionEnded: cancel },
    reloading: { sessionEnded: cancel },
  },
})

export const $switchState = machine.$state
/** Null unless a switch is running. */
export const $currentSwitch = $switchState.map((state) => ('current' in state ? state.current : null))
$isSwitching.on($currentSwitch, (_, current) => current !== null)

// Connections
/** Fires with the current switch when it enters this status. */
export const switchEntered = (status: ActiveStatus) => machine.entered(status).map(({ current }) => current)
export const switchStarted = switchEntered('waiting-for-writes')
/** Platform and cookie have the new clinic; the page reloads. */
export const clinicSwitched = switchEntered('reloading')
export const switchFailed = machine.entered('failed').map(() => {})
