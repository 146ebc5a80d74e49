import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { CallSession } from '../lib/call-session'
import { MediaSessionClosedError } from '../lib/media-session'
import { $activeCall, callClosed } from './active-call'
import { $callSession, leaveSessionFx, leaveRoomFx, socketConnected, socketDisconnected } from './call-session'
import { $isInCall, type CallRoom, roomJoined } from './call-room'

const RETRY_DELAY_MS = 2_000

interface JoinRequest {
  callSession: CallSession
  call: CallRoom
  isReconnection: boolean
}

// Events
export const joinRequired = createEvent()
/** Joins again after a delay, or over a new connection if the current one does not acknowledge. */
export const joinRetryScheduled = createEvent<{ isAckTimeout: boolean }>()

// Effects
export const joinFx = createEffect(async ({ callSession, call, isReconnection }: JoinRequest) => {
  await callSession.join({ roomId: call.room, isReconnection })
  return Date.now()
})
const $retryTimer = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' })
const reconnectFx = attach({ source: $callSession, effect: (callSession) => callSession?.renew() })
const startRetryTimerFx = createEffect(() => setTimeout(scopeBind(joinRequired), RETRY_DELAY_MS))
const clearRetryTimerFx = attach({
  source: $retryTimer,
  effect: (timer) => void (timer !== null && clearTimeout(timer)),
})

// Stores
const $isSocketConnected = createStore(false)
  .on(socketConnected, () => true)
  .reset(socketDisconnected, callClosed)
/** Rooms with a pending leave request. A late leave would end a new call in the same room, so joining it waits. */
export const $pendingLeaves = createStore<readonly string[]>([])
  .on(leaveSessionFx, (rooms, { room }) => [...rooms, room])
  .on(leaveRoomFx, (rooms, room) => [...rooms, room])
  .on(leaveSessionFx.finally, (rooms, { params }) => withoutOne(rooms, params.room))
  .on(leaveRoomFx.finally, (rooms, { params }) => withoutOne(rooms, params))
const $isJoinDeferred = createStore(false).reset(joinFx, socketDisconnected, callClosed)

// Connections
sample({ clock: socketConnected, fn: () => {}, target: joinRequired })
const joinPrepared = sample({
  clock: joinRequired,
  source: { callSession: $callSession, call: $activeCall, isJoined: $isInCall, leaves: $pendingLeaves },
  filter: ({ callSession, call }) => callSession !== null && call !== null,
  fn: ({ callSession, call, isJoined, leaves }) => ({
    request: { callSession, call, isReconnection: isJoined || call?.isRestored } as JoinRequest,
    isDeferred: call !== null && leaves.includes(call.room),
  }),
})
sample({ clock: joinPrepared, filter: ({ isDeferred }) => !isDeferred, fn: ({ request }) => request, target: joinFx })
sample({ clock: joinPrepared, filter: ({ isDeferred }) => isDeferred, fn: () => true, target: $isJoinDeferred })
sample({ clock: $pendingLeaves, source: $isJoinDeferred, filter: Boolean, fn: () => {}, target: joinRequired })

sample({ clock: joinRetryScheduled, filter: ({ isAckTimeout }) => isAckTimeout, fn: () => {}, target: reconnectFx })
sample({
  clock: joinRetryScheduled,
  filter: ({ isAckTimeout }) => !isAckTimeout,
  fn: () => {},
  target: startRetryTimerFx,
})
sample({ clock: startRetryTimerFx.doneData, target: $retryTimer })
sample({ clock: [joinFx, socketDisconnected, callClosed], fn: () => {}, target: clearRetryTimerFx })

export const joined = sample({
  clock: joinFx.done,
  source: $activeCall,
  filter: (call, { params }) => call === params.call,
  fn: (_, { result, params }) => ({ at: result, isReconnection: params.isReconnection }),
})
sample({ clock: joined, fn: ({ at }) => at, target: roomJoined })
/** Without failures caused by a lost connection, after which the room is rejoined anyway. */
export const joinFailed = sample({
  clock: joinFx.fail,
  source: { call: $activeCall, isSocketConnected: $isSocketConnected },
  filter: ({ call, isSocketConnected }, { params, error }) =>
    call === params.call && isSocketConnected && !(error instanceof MediaSessionClosedError),
  fn: (_, { error, params }) => ({ error, isReconnection: params.isReconnection }),
})

function withoutOne(rooms: readonly string[], room: string): readonly string[] {
  const at = rooms.indexOf(room)
  return at < 0 ? rooms : rooms.toSpliced(at, 1)
}
