import { merge, restore, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { createMachine } from '@/shared/lib/effector'
import type { CallError } from '../lib/signaling/call-error'
import {
  activeRequest,
  type Call,
  callEvents,
  callHiddenChanged,
  callSummaryDismissed,
  deviceTestDismissed,
  type CallRequest,
  callRequested,
  type EndReason,
  failureOf,
  isRunning,
  type LiveConnection,
  retryRequested,
  callSessionEventOf,
} from './call-state'
import { callTransitions } from './call-transitions'

/** `disconnected` also stands for no call, and for a call that is not joined yet. */
export type CallConnectionStatus = { status: 'disconnected' | 'connecting' } | LiveConnection

// Stores
const machine = createMachine<Call>()({
  initial: { status: 'idle' },
  on: callEvents,
  transitions: callTransitions,
})
export const { changed: callChanged, entered: callEntered, $state: $call } = machine

export const $isCallHidden = restore(callHiddenChanged, false)
/** True while a call is joining or joined, and has not failed. */
export const $isCallOngoing = $call.map((call) => isRunning(call) && failureOf(call) === null)
export const $hasCall = $call.map((call) => activeRequest(call) !== null)
export const $usesDevices = $call.map((call) => call.status === 'testing' || activeRequest(call) !== null)
export const $expectedPeerName = $call.map((call) => activeRequest(call)?.peerName ?? null)
export const $joinedAt = $call.map((call) =>
  call.status === 'live' ? call.joinedAt : (activeRequest(call)?.joinedAt ?? null),
)
export const $connection = $call.map((call): CallConnectionStatus => {
  if (call.status === 'live') return call.connection
  if (call.status !== 'joining') return { status: 'disconnected' }
  return call.error ? { status: 'failed', error: call.error } : { status: 'connecting' }
})

// Connections
interface LeftCall {
  request: CallRequest
  /** Null if another room replaces the call. */
  reason: EndReason | null
  /** The tab had claimed the call and was joining it, or had joined it. */
  wasRunning: boolean
  /** Why the portal had stopped trying. */
  failure: CallError | null
}
/** The call is over for this tab, or another room replaces it. */
export const callLeft = callChanged.filterMap(({ from, to }): LeftCall | undefined => {
  const request = activeRequest(from)
  if (!request || request === activeRequest(to)) return undefined
  return { request, reason: 'reason' in to ? to.reason : null, wasRunning: isRunning(from), failure: failureOf(from) }
})
/** Camera and microphone are no longer used. */
export const devicesReleased = merge<unknown>([callLeft, machine.left('testing')])

/** A lost connection is back; a call that is restored after a reload is a new one. */
export const callReconnected = callChanged.filter({
  fn: ({ from, to }) =>
    from.status === 'live' &&
    to.status === 'live' &&
    from.connection.status !== 'connected' &&
    to.connection.status === 'connected',
})

sample({
  clock: [sessionEnded, sessionReplaced],
  fn: (): EndReason => 'session-ended',
  target: callEvents.endRequested,
})
/** No camera stays open and no name stays visible behind the lock screen. */
sample({ clock: callHiddenChanged, filter: Boolean, fn: () => {}, target: [deviceTestDismissed, callSummaryDismissed] })
/** Entering the room of a failed call again is a retry too. A second click changes nothing. */
sample({
  clock: [retryRequested, callRequested],
  source: $call,
  filter: (call) => failureOf(call) !== null || (call.status === 'loading' && call.error !== null),
  target: callEvents.retried,
})
/** Ignored while the connection is lost, because the rejoin creates a new media session. */
sample({
  clock: callSessionEventOf('broken'),
  source: $call,
  filter: (call) => call.status === 'live' && call.connection.status === 'connected',
  fn: () => ({ at: Date.now() }),
  target: callEvents.mediaBroken,
})
