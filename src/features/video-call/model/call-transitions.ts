import {
  type CallError,
  isFirstJoinRetryable,
  isNetworkError,
  isRejoinRetryable,
  MAX_ATTEMPTS,
  ACK_TIMEOUT_MS,
} from '../lib/signaling/call-error'
import type { Transitions } from '@/shared/lib/effector'
import {
  type Attempts,
  type Call,
  type callEvents,
  type CallIn,
  type CallRequest,
  type EndReason,
  failureOf,
  type RunningCall,
} from './call-state'

/**
 * A call that has been connected this long counts its reconnection attempts from 1 again. The two requests of a consumer
 * start after a rejoin and may each time out: a shorter time would allow rejoins without end.
 */
const STABLE_CALL_MS = 3 * ACK_TIMEOUT_MS
const NO_ATTEMPTS: Attempts = { count: 0, offset: 0 }
const LOST_REPEATEDLY: CallError = { code: 'lost-repeatedly', detail: '' }
const UNREACHABLE: CallError = { code: 'unreachable', detail: '' }

const load = (request: CallRequest | null): Call => ({ status: 'loading', request, error: null })
const start = (_: Call, request: CallRequest): Call => load(request)
const startTest = (): Call => load(null)
const stopTest = (): Call => ({ status: 'idle' })
const replace = (call: { request: CallRequest | null } & Call, request: CallRequest): Call =>
  call.request?.room === request.room ? call : load(request)
const end = (_: Call, reason: EndReason): Call => ({ status: 'ended', reason })
const leave = ({ request }: RunningCall, reason: EndReason): Call => ({ status: 'leaving', request, reason })
const join = ({ request }: { request: CallRequest }): Call => ({
  status: 'joining',
  request,
  attempts: NO_ATTEMPTS,
  error: null,
})

function fail(call: RunningCall, error: CallError): RunningCall {
  return call.status === 'joining' ? { ...call, error } : { ...call, connection: { status: 'failed', error } }
}
function attempt(call: RunningCall, attempts: Attempts): RunningCall {
  if (attempts.count > MAX_ATTEMPTS) return fail({ ...call, attempts }, LOST_REPEATEDLY)
  if (call.status === 'joining') return { ...call, attempts, error: null }
  return { ...call, attempts, connection: { status: 'reconnecting', attempt: attempts.count } }
}
const attemptAgain = (call: RunningCall, offset: number) => attempt(call, { count: offset + 1, offset })

/** The next reconnection attempt of Socket.IO has the number 1 again. */
const connected = <State extends RunningCall>(call: State): State => ({
  ...call,
  attempts: { count: call.attempts.count, offset: call.attempts.count },
})
const lost = (call: CallIn<'live'>, { at }: { at: number }): Call => {
  if (call.connection.status !== 'connected') return call
  return attemptAgain(call, at - call.connectedAt >= STABLE_CALL_MS ? 0 : call.attempts.count)
}
const connectFailed = (call: RunningCall, { error }: { error: CallError }): Call =>
  failureOf(call) ? call : { ...call, attempts: { ...call.attempts, error } }
const failUnreachable = (call: RunningCall): Call =>
  failureOf(call) ? call : fail(call, call.attempts.error ?? UNREACHABLE)
const retry = (call: RunningCall): Call => {
  if (!failureOf(call)) return call
  return attempt(call, call.status === 'live' ? { count: 1, offset: 0 } : NO_ATTEMPTS)
}
function retryWithNetwork(call: RunningCall): Call {
  const error = failureOf(call)
  return error && isNetworkError(error) ? retry(call) : call
}
function joinFailed(call: RunningCall, { request, error }: { request: CallRequest; error: CallError }): Call {
  if (request !== call.request) return call
  const isRetryable = call.status === 'live' ? isRejoinRetryable(error) : isFirstJoinRetryable(error)
  const { count, offset } = call.attempts
  if (!isRetryable || count >= MAX_ATTEMPTS) return fail(call, error)
  return attempt(call, { count: count + 1, offset })
}

export const callTransitions: Transitions<Call, typeof callEvents> = {
  idle: { callRequested: start, deviceTestRequested: startTest },
  loading: {
    callRequested: replace,
    codeLoaded: ({ request }) => (request ? { status: 'checking', request } : { status: 'testing' }),
    codeFailed: (call, error) => ({ ...call, error }),
    retried: ({ request }) => load(request),
    deviceTestDismissed: (call) => (call.request ? call : stopTest()),
    endRequested: end,
  },
  testing: { callRequested: start, deviceTestDismissed: stopTest, endRequested: end },
  checking: {
    callRequested: replace,
    devicesChecked: (call, { request, areReady }) => {
      if (request !== call.request) return call
      return areReady ? join(call) : { status: 'pre-join', request }
    },
    endRequested: end,
  },
  'pre-join': { callRequested: replace, joinRequested: join, endRequested: end },
  joining: {
    callRequested: replace,
    callSessionNotOpened: (call, error) => (call.error ? call : { ...call, error }),
    socketConnected: connected,
    socketConnectFailed: connectFailed,
    socketDisconnected: (call) => (call.error ? call : attemptAgain(call, call.attempts.count)),
    socketReconnectFailed: failUnreachable,
    roomJoined: (call, { request, at }) => {
      if (request !== call.request) return call
      const { attempts } = call
      const connection = { status: 'connected' } as const
      return { status: 'live', request, attempts, connectedAt: at, joinedAt: request.joinedAt ?? at, connection }
    },
    roomJoinFailed: joinFailed,
    retried: retry,
    networkOnline: retryWithNetwork,
    endRequested: leave,
  },
  live: {
    callRequested: replace,
    socketConnected: connected,
    socketConnectFailed: connectFailed,
    socketDisconnected: (call, loss) =>
      call.connection.status === 'reconnecting' && loss.isByServer
        ? attemptAgain(call, call.attempts.count)
        : lost(call, loss),
    socketReconnectAttempted: (call, { attempt: attemptNumber }) => {
      if (call.connection.status !== 'reconnecting') return call
      const { count, offset } = call.attempts
      return attempt(call, { ...call.attempts, count: Math.max(count, offset + attemptNumber) })
    },
    socketReconnectFailed: failUnreachable,
    mediaBroken: lost,
    roomJoined: (call, { request, at }) =>
      request === call.request ? { ...call, connectedAt: at, connection: { status: 'connected' } } : call,
    roomJoinFailed: joinFailed,
    retried: retry,
    networkOnline: retryWithNetwork,
    endRequested: leave,
  },
  leaving: {
    callRequested: start,
    deviceTestRequested: startTest,
    leaveSettled: (call, request) => (request === call.request ? { status: 'ended', reason: call.reason } : call),
  },
  ended: { callRequested: start, deviceTestRequested: startTest },
}
