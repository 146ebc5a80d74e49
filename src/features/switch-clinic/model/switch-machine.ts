import { createEvent, createStore, merge, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import type { ReleaseTabMutex } from '@/shared/browser'
import { createDelayTask, createMachine } from '@/shared/lib/effector'
import { $isSwitching } from './first-screen-state'

/** Uuids of the two clinics. `previousCookie` is the clinic in the cookie before the switch, null if there was none. */
export interface ClinicSwitch {
  from: string
  to: string
  previousCookie: string | null
}

type ActiveStatus = 'waiting-for-writes' | 'waiting-for-lock' | 'posting' | 'persisting' | 'undoing' | 'reloading'
type ActiveState = { [Status in ActiveStatus]: { status: Status; current: ClinicSwitch } }[ActiveStatus]
/**
 * `failed`: the old clinic is active again, and another switch may start. `in-other-tab`: until that tab reports the end,
 * the platform may be in either clinic.
 */
type SwitchState =
  | { status: 'idle' }
  | { status: 'failed' }
  | { status: 'in-other-tab'; startedAt: number }
  | ActiveState

/** Longer than the request, the cookie checks and the undo of another tab, which may be closed before its switch ends. */
const OTHER_TAB_TIMEOUT_MS = 20_000

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
  otherTabTimedOut: createEvent<number>(),
}
/** Messages of other tabs. */
export const otherTabSwitchStarted = createEvent()
export const otherTabSwitchEnded = createEvent()

const start = (_: SwitchState, current: ClinicSwitch): SwitchState => ({ status: 'waiting-for-writes', current })
const undo = (_: SwitchState, { clinicSwitch }: { clinicSwitch: ClinicSwitch }): SwitchState => ({
  status: 'undoing',
  current: clinicSwitch,
})
const observe = (): SwitchState => ({ status: 'in-other-tab', startedAt: Date.now() })
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
  on: { ...switchEvents, otherTabSwitchStarted, otherTabSwitchEnded, sessionEnded },
  transitions: {
    idle: { switchRequested: start, unfinishedSwitchFound: undo, otherTabSwitchStarted: observe },
    failed: { switchRequested: start, unfinishedSwitchFound: undo, otherTabSwitchStarted: observe },
    'in-other-tab': {
      unfinishedSwitchFound: undo,
      otherTabSwitchEnded: cancel,
      otherTabTimedOut: (state, startedAt) => (startedAt === state.startedAt ? { status: 'failed' } : state),
      sessionEnded: cancel,
    },
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
$isSwitching.on($switchState, (_, { status }) => status !== 'idle' && status !== 'failed')
/**
 * Ms since the epoch. Responses since then may be those of either clinic: all of them after a switch that another page has
 * started, none (Infinity) before the first switch.
 */
export const $switchStartedAt = createStore(Number.POSITIVE_INFINITY)
  .on([machine.entered('waiting-for-writes'), machine.entered('in-other-tab')], () => Date.now())
  .on(switchEvents.unfinishedSwitchFound, () => 0)

// Connections
/** Fires with the current switch when it enters this status. */
export const switchEntered = (status: ActiveStatus) => machine.entered(status).map(({ current }) => current)
export const switchStarted = switchEntered('waiting-for-writes')
/** A request that selects a clinic begins: until the end of the switch, the platform may be in either clinic. */
export const selectionStarted = merge([switchEntered('posting'), switchEntered('undoing')])
/** Platform and cookie have the new clinic; the page reloads. */
export const clinicSwitched = switchEntered('reloading')
export const switchFailed = machine.entered('failed').map(() => {})

sample({
  clock: machine.entered('in-other-tab'),
  fn: ({ startedAt }) => startedAt,
  target: createDelayTask(switchEvents.otherTabTimedOut, OTHER_TAB_TIMEOUT_MS),
})
