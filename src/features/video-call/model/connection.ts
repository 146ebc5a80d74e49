import { attach, createEvent, createStore, sample } from 'effector'
import { readOwnNameFx } from '../api/display-name'
import { SOCKET_RECONNECTION_ATTEMPTS } from '../lib/call-limits'
import { isSilence, isWorthJoiningAgain } from '../lib/join-retry'
import { callClosed, joinBegun } from './active-call'
import { $line, factOf, lineConnected, lineLost, lineNeeded } from './call-session'
import { $isInCall } from './call-room'
import { joined, joinFailed, joinNeeded, joinPostponed } from './join-room'

export type CallConnection =
  | { status: 'disconnected' | 'connecting' | 'connected' | 'failed' }
  /** Which of the five tries this is. */
  | { status: 'reconnecting'; attempt: number }

const CONNECTING: CallConnection = { status: 'connecting' }
const FAILED: CallConnection = { status: 'failed' }
const reconnecting = (attempt: number): CallConnection => ({ status: 'reconnecting', attempt })

// What happened
/** The doctor wants to try again after everything has failed. */
export const retryRequested = createEvent()
const transportBroken = createEvent()
const retried = createEvent<{ isInCall: boolean }>()

// State
export const $connection = createStore<CallConnection>({ status: 'disconnected' })
  .on(joinBegun, () => CONNECTING)
  .on([lineLost, transportBroken], (now) => (now.status === 'connected' ? reconnecting(1) : now))
  .on(factOf('attempted'), (now, { attempt }) => (now.status === 'reconnecting' ? reconnecting(attempt) : now))
  // It gave up joining, and Socket.IO has come back by itself since.
  .on(lineConnected, (now) => (now.status === 'failed' ? CONNECTING : now))
  .on(joinPostponed, (now) => (now.status === 'reconnecting' ? reconnecting(now.attempt + 1) : now))
  .on(retried, (_, { isInCall }) => (isInCall ? reconnecting(1) : CONNECTING))
  .on(joined, () => ({ status: 'connected' }))
  .on(factOf('gaveUp'), () => FAILED)
  .reset(callClosed)

// What the world does for us
const retryFx = attach({ source: $line, effect: (line) => line?.retry() })

// Flow
/** Once for each break, however often it is told; where the connection is lost too, coming back joins anyway. */
sample({
  clock: factOf('broken'),
  source: $connection,
  filter: ({ status }) => status === 'connected',
  fn: () => {},
  target: transportBroken,
})
sample({ clock: transportBroken, target: joinNeeded })

const judged = sample({
  clock: joinFailed,
  source: $connection,
  fn: (now, failure) => ({
    ...failure,
    isLast:
      now.status !== 'reconnecting' ||
      now.attempt >= SOCKET_RECONNECTION_ATTEMPTS ||
      !isWorthJoiningAgain(failure.error),
  }),
})
sample({
  clock: judged,
  filter: ({ isLast }) => !isLast,
  fn: ({ error }) => ({ isSilent: isSilence(error) }),
  target: joinPostponed,
})
/** Joining came to nothing, for good. */
export const joinGivenUp = judged.filter({ fn: ({ isLast }) => isLast })
sample({ clock: joinGivenUp, fn: () => FAILED, target: $connection })
sample({
  clock: readOwnNameFx.fail,
  source: $connection,
  filter: ({ status }) => status === 'connecting',
  fn: () => FAILED,
  target: $connection,
})

const retry = sample({
  clock: retryRequested,
  source: { connection: $connection, line: $line, isInCall: $isInCall },
  filter: ({ connection }) => connection.status === 'failed',
})
sample({ clock: retry, target: retried })
sample({ clock: retry, filter: ({ line }) => line !== null, fn: () => {}, target: retryFx })
sample({ clock: retry, filter: ({ line }) => line === null, fn: () => {}, target: lineNeeded })
/** Nobody has to press for what the connection tries by itself. */
sample({
  clock: factOf('networkReturned'),
  source: { connection: $connection, isInCall: $isInCall },
  filter: ({ connection }) => connection.status === 'failed',
  target: retried,
})
