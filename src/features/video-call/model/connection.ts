import { attach, createEvent, createStore, sample } from 'effector'
import { fetchDisplayNameFx } from '../api/display-name'
import { SOCKET_RECONNECTION_ATTEMPTS } from '../lib/call-limits'
import { isAckTimeout, isJoinRetryable } from '../lib/join-retry'
import { callClosed, joinStarted } from './active-call'
import { $callSession, sessionEventOf, socketConnected, socketDisconnected, sessionRequested } from './call-session'
import { $isInCall } from './call-room'
import { joined, joinFailed, joinRequired, joinRetryScheduled } from './join-room'

export type CallConnectionStatus =
  | { status: 'disconnected' | 'connecting' | 'connected' | 'failed' }
  /** Which of the five tries this is. */
  | { status: 'reconnecting'; attempt: number }

const CONNECTING: CallConnectionStatus = { status: 'connecting' }
const FAILED: CallConnectionStatus = { status: 'failed' }
const reconnecting = (attempt: number): CallConnectionStatus => ({ status: 'reconnecting', attempt })

// Events
/** The doctor wants to try again after everything has failed. */
export const retryRequested = createEvent()
const transportFailed = createEvent()
const retried = createEvent<{ isInCall: boolean }>()

// State
export const $connection = createStore<CallConnectionStatus>({ status: 'disconnected' })
  .on(joinStarted, () => CONNECTING)
  .on([socketDisconnected, transportFailed], (now) => (now.status === 'connected' ? reconnecting(1) : now))
  .on(sessionEventOf('attempted'), (now, { attempt }) => (now.status === 'reconnecting' ? reconnecting(attempt) : now))
  // It gave up joining, and Socket.IO has come back by itself since.
  .on(socketConnected, (now) => (now.status === 'failed' ? CONNECTING : now))
  .on(joinRetryScheduled, (now) => (now.status === 'reconnecting' ? reconnecting(now.attempt + 1) : now))
  .on(retried, (_, { isInCall }) => (isInCall ? reconnecting(1) : CONNECTING))
  .on(joined, () => ({ status: 'connected' }))
  .on(sessionEventOf('gaveUp'), () => FAILED)
  .reset(callClosed)

// Effects
const retryFx = attach({ source: $callSession, effect: (callSession) => callSession?.retry() })

// Connections
/** Once for each break, however often it is told; where the connection is lost too, coming back joins anyway. */
sample({
  clock: sessionEventOf('broken'),
  source: $connection,
  filter: ({ status }) => status === 'connected',
  fn: () => {},
  target: transportFailed,
})
sample({ clock: transportFailed, target: joinRequired })

const joinFailureClassified = sample({
  clock: joinFailed,
  source: $connection,
  fn: (now, failure) => ({
    ...failure,
    isLast:
      now.status !== 'reconnecting' || now.attempt >= SOCKET_RECONNECTION_ATTEMPTS || !isJoinRetryable(failure.error),
  }),
})
sample({
  clock: joinFailureClassified,
  filter: ({ isLast }) => !isLast,
  fn: ({ error }) => ({ isAckTimeout: isAckTimeout(error) }),
  target: joinRetryScheduled,
})
/** Joining came to nothing, for good. */
export const joinAbandoned = joinFailureClassified.filter({ fn: ({ isLast }) => isLast })
sample({ clock: joinAbandoned, fn: () => FAILED, target: $connection })
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
/** Nobody has to press for what the connection tries by itself. */
sample({
  clock: sessionEventOf('networkReturned'),
  source: { connection: $connection, isInCall: $isInCall },
  filter: ({ connection }) => connection.status === 'failed',
  target: retried,
})
