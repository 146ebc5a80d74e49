import { attach, createEvent, createStore, merge, sample } from 'effector'
import { fetchDisplayNameFx } from '../api/display-name'
import { SOCKET_RECONNECTION_ATTEMPTS, STABLE_CALL_MS } from '../lib/call-limits'
import { isAckTimeout, isJoinRetryable, isResponseUnusable } from '../lib/join-retry'
import { callClosed, joinStarted } from './active-call'
import { $callSession, sessionEventOf, socketConnected, socketDisconnected, sessionRequested } from './call-session'
import { $isInCall } from './call-room'
import { joined, joinFailed, joinRequired, joinRetryScheduled } from './join-room'

export type CallConnectionStatus =
  | { status: 'disconnected' | 'connecting' | 'connected' | 'failed' }
  /** The first attempt is 1. */
  | { status: 'reconnecting'; attempt: number }

const CONNECTING: CallConnectionStatus = { status: 'connecting' }
const FAILED: CallConnectionStatus = { status: 'failed' }
const reconnecting = (attempt: number): CallConnectionStatus => ({ status: 'reconnecting', attempt })

interface Attempts {
  /** Attempts since the call was last stable; a reconnection alone does not reset them. */
  used: number
  /** `used` before the connection was lost, because Socket.IO counts its own attempts from 1. */
  base: number
}
interface Loss {
  isByServer: boolean
  /** Media are lost; the socket is connected. */
  needsRejoin: boolean
}

// Events
export const retryRequested = createEvent()
const transportFailed = createEvent()
const retried = createEvent<{ isInCall: boolean }>()

// Stores
/** Unix time in milliseconds. */
const $connectedAt = createStore(0).on(joined, (_, { at }) => at)
const $attempts = createStore<Attempts>({ used: 0, base: 0 })
export const $connection = createStore<CallConnectionStatus>({ status: 'disconnected' })

// Attempts
const lost = sample({
  clock: [
    socketDisconnected.map(({ isByServer }): Loss => ({ isByServer, needsRejoin: false })),
    transportFailed.map((): Loss => ({ isByServer: false, needsRejoin: true })),
  ],
  source: { connection: $connection, attempts: $attempts, connectedAt: $connectedAt },
  // A connection lost by the network before joining is counted when Socket.IO reconnects.
  filter: ({ connection: { status } }, { isByServer }) =>
    status === 'connected' || (isByServer && (status === 'connecting' || status === 'reconnecting')),
  fn: ({ connection, attempts, connectedAt }, { needsRejoin }) => {
    const isStable = connection.status === 'connected' && Date.now() - connectedAt >= STABLE_CALL_MS
    const base = isStable ? 0 : attempts.used
    return { used: base + 1, base, needsRejoin }
  },
})
const attempted = sample({
  clock: sessionEventOf('attempted'),
  source: { connection: $connection, attempts: $attempts },
  filter: ({ connection }) => connection.status === 'reconnecting',
  fn: ({ attempts: { used, base } }, { attempt }) => ({ used: Math.max(used, base + attempt), base }),
})
const joinRetried = sample({
  clock: joinRetryScheduled,
  source: $attempts,
  fn: ({ used, base }) => ({ used: used + 1, base }),
})
const isExhausted = ({ used }: Attempts): boolean => used > SOCKET_RECONNECTION_ATTEMPTS
const attemptDue = merge<Attempts>([lost, attempted, joinRetried])
const attemptStarted = attemptDue.filter({ fn: (attempts) => !isExhausted(attempts) })
const attemptsExhausted = attemptDue.filter({ fn: isExhausted })

$attempts
  .on(attemptStarted, (_, { used, base }) => ({ used, base }))
  .on(socketConnected, ({ used }) => ({ used, base: used }))
  .on(retried, (_, { isInCall }) => ({ used: isInCall ? 1 : 0, base: 0 }))
  .reset(callClosed)
$connection
  .on(joinStarted, () => CONNECTING)
  .on(attemptStarted, (now, { used }) => (now.status === 'connecting' ? now : reconnecting(used)))
  .on(retried, (_, { isInCall }) => (isInCall ? reconnecting(1) : CONNECTING))
  .on(joined, () => ({ status: 'connected' }))
  .on([sessionEventOf('gaveUp'), attemptsExhausted], () => FAILED)
  .reset(callClosed)
/** The call failed although the platform can be reached. */
export const $isLostRepeatedly = createStore(false)
  .on(attemptsExhausted, () => true)
  .reset(retried, callClosed)

// Effects
const retryFx = attach({ source: $callSession, effect: (callSession) => callSession?.retry() })
const stopFx = attach({ source: $callSession, effect: (callSession) => callSession?.stop() })

// Connections
/** Only while connected: `broken` may be emitted several times, and a lost connection rejoins anyway. */
sample({
  clock: sessionEventOf('broken'),
  source: $connection,
  filter: ({ status }) => status === 'connected',
  fn: () => {},
  target: transportFailed,
})
sample({
  clock: lost,
  filter: (loss) => loss.needsRejoin && !isExhausted(loss),
  fn: () => {},
  target: joinRequired,
})

const joinFailureClassified = sample({
  clock: joinFailed,
  source: { connection: $connection, attempts: $attempts },
  fn: ({ connection, attempts }, failure) => ({
    ...failure,
    isLast:
      attempts.used >= SOCKET_RECONNECTION_ATTEMPTS ||
      !(connection.status === 'reconnecting' ? isJoinRetryable(failure.error) : isResponseUnusable(failure.error)),
  }),
})
sample({
  clock: joinFailureClassified,
  filter: ({ isLast }) => !isLast,
  fn: ({ error }) => ({ isAckTimeout: isAckTimeout(error) }),
  target: joinRetryScheduled,
})
export const joinAbandoned = joinFailureClassified.filter({ fn: ({ isLast }) => isLast })
sample({ clock: joinAbandoned, fn: () => FAILED, target: $connection })
/** Socket.IO would go on after a call has failed. */
sample({ clock: [attemptsExhausted, joinAbandoned], fn: () => {}, target: stopFx })
sample({
  clock: fetchDisplayNameFx.fail,
  source: $connection,
  filter: ({ status }) => status === 'connecting',
  fn: () => FAILED,
  target: $connection,
})

const retry = sample({
  clock: retryRequested,
  source: { connection: $connection, callSession: $callSession, isInCall: $isInCall },
  filter: ({ connection }) => connection.status === 'failed',
})
sample({ clock: retry, target: retried })
sample({ clock: retry, filter: ({ callSession }) => callSession !== null, fn: () => {}, target: retryFx })
sample({ clock: retry, filter: ({ callSession }) => callSession === null, fn: () => {}, target: sessionRequested })
/** Retries without user input when the browser is online again. */
sample({
  clock: sessionEventOf('networkReturned'),
  source: { connection: $connection, isInCall: $isInCall },
  filter: ({ connection }) => connection.status === 'failed',
  target: retried,
})
