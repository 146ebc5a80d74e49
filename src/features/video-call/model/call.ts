import { createEvent, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { createMachine, type Transitions } from '@/shared/lib/machine'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { type CallError, isFirstJoinRetryable, isRejoinRetryable, MAX_ATTEMPTS } from '../lib/signaling/call-error'
import {
  type Attempts,
  type Call,
  callEnded,
  callEvents,
  type CallIn,
  type CallRequest,
  type EndReason,
  type LiveConnection,
  retryRequested,
  sessionEventOf,
} from './call-state'

export const invalidRoomOpened = createEvent()

export { callEnded, type CallRequest, callRequested, joinRequested, retryRequested } from './call-state'

type Running = CallIn<'joining' | 'live'>

/** - `disconnected`: no call, or not joining yet. */
export type CallConnectionStatus = { status: 'disconnected' | 'connecting' } | LiveConnection

/** A call that has been connected this long counts its reconnection attempts from 1 again. */
const STABLE_CALL_MS = 10_000
const NO_ATTEMPTS: Attempts = { used: 0, base: 0 }
const LOST_REPEATEDLY: CallError = { code: 'lost-repeatedly', detail: '' }
const UNREACHABLE: CallError = { code: 'unreachable', detail: '' }

/** Request of a call that has not been left. */
export const activeRequest = (call: Call): CallRequest | null =>
  call.status === 'idle' || call.status === 'leaving' || call.status === 'ended' ? null : call.request
export const isRunning = (call: Call): call is Running => call.status === 'joining' || call.status === 'live'
export function failureOf(call: Call): CallError | null {
  if (call.status === 'joining') return call.error
  return call.status === 'live' && call.connection.status === 'failed' ? call.connection.error : null
}

// Transitions
const load = (request: CallRequest): Call => ({ status: 'loading', request, error: null })
const start = (_: Call, request: CallRequest): Call => load(request)
const replace = (call: { request: CallRequest } & Call, request: CallRequest): Call =>
  call.request.room === request.room ? call : load(request)
const end = (_: Call, reason: EndReason): Call => ({ status: 'ended', reason })
const leave = ({ request }: Running, reason: EndReason): Call => ({ status: 'leaving', request, reason })
const join = ({ request }: { request: CallRequest }): Call => ({
  status: 'joining',
  request,
  attempts: NO_ATTEMPTS,
  error: null,
})

function fail(call: Running, error: CallError): Running {
  return call.status === 'joining' ? { ...call, error } : { ...call, connection: { status: 'failed', error } }
}
function attempt(call: Running, attempts: Attempts): Running {
  if (attempts.used > MAX_ATTEMPTS) return fail({ ...call, attempts }, LOST_REPEATEDLY)
  if (call.status === 'joining') return { ...call, attempts, error: null }
  return { ...call, attempts, connection: { status: 'reconnecting', attempt: attempts.used } }
}
const attemptAgain = (call: Running, base: number) => attempt(call, { used: base + 1, base })

/** Attempts of Socket.IO count from here on. */
const connected = <State extends Running>(call: State): State => ({
  ...call,
  attempts: { ...call.attempts, base: call.attempts.used },
})
const lost = (call: CallIn<'live'>, { at }: { at: number }): Call => {
  if (call.connection.status !== 'connected') return call
  return attemptAgain(call, at - call.connectedAt >= STABLE_CALL_MS ? 0 : call.attempts.used)
}
const gaveUp = (call: Running): Call => (failureOf(call) ? call : fail(call, UNREACHABLE))
const retry = (call: Running): Call => {
  if (!failureOf(call)) return call
  return attempt(call, call.status === 'live' ? { used: 1, base: 0 } : NO_ATTEMPTS)
}
function joinFailed(call: Running, { of, error }: { of: CallRequest; error: CallError }): Call {
  if (of !== call.request) return call
  const isReconnecting = call.status === 'live' && call.connection.status === 'reconnecting'
  const isRetryable = isReconnecting ? isRejoinRetryable(error) : isFirstJoinRetryable(error)
  const { used, base } = call.attempts
  if (!isRetryable || used >= MAX_ATTEMPTS) return fail(call, error)
  return attempt(call, { used: used + 1, base })
}

export const callTransitions: Transitions<Call, typeof callEvents> = {
  idle: { callRequested: start },
  loading: {
    callRequested: replace,
    codeLoaded: ({ request }) => ({ status: 'checking', request }),
    codeFailed: (call, error) => ({ ...call, error }),
    retried: ({ request }) => load(request),
    endRequested: end,
  },
  checking: {
    callRequested: replace,
    devicesChecked: (call, { of, areReady }) => {
      if (of !== call.request) return call
      return areReady ? join(call) : { status: 'lobby', request: of }
    },
    endRequested: end,
  },
  lobby: { callRequested: replace, joinRequested: join, endRequested: end },
  joining: {
    callRequested: replace,
    displayNameFailed: (call, error) => (call.error ? call : { ...call, error }),
    socketConnected: connected,
    // Lost by the network it is counted when Socket.IO reconnects.
    socketDisconnected: (call, { isByServer }) =>
      isByServer && !call.error ? attemptAgain(call, call.attempts.used) : call,
    socketGaveUp: gaveUp,
    roomJoined: (call, { of, at }) => {
      const { request, attempts } = call
      if (of !== request) return call
      const connection = { status: 'connected' } as const
      return { status: 'live', request, attempts, connectedAt: at, joinedAt: request.joinedAt ?? at, connection }
    },
    roomJoinFailed: joinFailed,
    retried: retry,
    networkReturned: retry,
    endRequested: leave,
  },
  live: {
    callRequested: replace,
    socketConnected: connected,
    socketDisconnected: (call, loss) =>
      call.connection.status === 'reconnecting' && loss.isByServer
        ? attemptAgain(call, call.attempts.used)
        : lost(call, loss),
    socketAttempted: (call, { attempt: number }) => {
      if (call.connection.status !== 'reconnecting') return call
      const { used, base } = call.attempts
      return attempt(call, { used: Math.max(used, base + number), base })
    },
    socketGaveUp: gaveUp,
    mediaBroken: lost,
    roomJoined: (call, { of, at }) =>
      of === call.request ? { ...call, connectedAt: at, connection: { status: 'connected' } } : call,
    roomJoinFailed: joinFailed,
    retried: retry,
    networkReturned: retry,
    endRequested: leave,
  },
  leaving: {
    callRequested: start,
    leaveSettled: (call, of) => (of === call.request ? { status: 'ended', reason: call.reason } : call),
  },
  ended: { callRequested: start },
}

// Stores
const machine = createMachine<Call>()({
  initial: { status: 'idle' },
  on: callEvents,
  transitions: callTransitions,
})
export const { changed: callChanged, entered: callEntered, $state: $call } = machine

export const $isInCall = $call.map(({ status }) => status === 'live')
export const $hasCall = $call.map((call) => activeRequest(call) !== null)
export const $joinedAt = $call.map((call) =>
  call.status === 'live' ? call.joinedAt : (activeRequest(call)?.joinedAt ?? null),
)
export const $connection = $call.map((call): CallConnectionStatus => {
  if (call.status === 'live') return call.connection
  if (call.status !== 'joining') return { status: 'disconnected' }
  return call.error ? { status: 'failed', error: call.error } : { status: 'connecting' }
})

// Connections
export interface LeftCall {
  request: CallRequest
  /** Null if another room replaces the call. */
  reason: EndReason | null
}
/** The call is over for this tab, or another room replaces it. */
export const callLeft = callChanged.filterMap(({ from, to }): LeftCall | undefined => {
  const request = activeRequest(from)
  if (!request || request === activeRequest(to)) return undefined
  return { request, reason: 'reason' in to ? to.reason : null }
})

sample({
  clock: [
    callEnded.map(() => 'left' as const),
    sessionEnded.map(() => 'signed-out' as const),
    sessionReplaced.map(() => 'signed-out' as const),
  ],
  target: callEvents.endRequested,
})
/** The views offer a retry only after a failure; a second click changes nothing. */
sample({
  clock: retryRequested,
  source: $call,
  filter: (call) => failureOf(call) !== null || (call.status === 'loading' && call.error !== null),
  fn: () => {},
  target: callEvents.retried,
})
/** Repeated reports change nothing, and a lost connection rejoins anyway. */
sample({
  clock: sessionEventOf('broken'),
  source: $call,
  filter: (call) => call.status === 'live' && call.connection.status === 'connected',
  fn: () => ({ at: Date.now() }),
  target: callEvents.mediaBroken,
})
sample({
  clock: invalidRoomOpened,
  fn: (): ToastContent => ({ tone: 'danger', text: { key: 'callRoomMissing' } }),
  target: toastRequested,
})
