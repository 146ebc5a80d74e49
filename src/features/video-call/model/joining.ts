import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { CallLine } from '../lib/call-line'
import { SessionClosed } from '../lib/media-session'
import { $activeCall, callClosed } from './active-call'
import { $line, lineConnected, lineLost } from './call-line'
import { $isInCall, type CallRoom, roomJoined } from './call-room'

const AGAIN_AFTER_MS = 2_000

interface Joining {
  line: CallLine
  call: CallRoom
  isReconnection: boolean
}

// What happened
export const joinNeeded = createEvent()
/** The room is to be joined once more, after a pause. */
export const joinPostponed = createEvent()

// What the world does for us
export const joinFx = createEffect(async ({ line, call, isReconnection }: Joining) => {
  await line.join({ roomId: call.room, isReconnection })
  return Date.now()
})
const $pause = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' })
const pauseFx = createEffect(() => setTimeout(scopeBind(joinNeeded), AGAIN_AFTER_MS))
const endPauseFx = attach({ source: $pause, effect: (pause) => void (pause !== null && clearTimeout(pause)) })

// State
/** The connection stands, whatever becomes of the room. */
const $isLineUp = createStore(false)
  .on(lineConnected, () => true)
  .reset(lineLost, callClosed)

// Flow
sample({ clock: lineConnected, fn: () => {}, target: joinNeeded })
sample({
  clock: joinNeeded,
  source: { line: $line, call: $activeCall, isJoined: $isInCall },
  filter: ({ line, call }) => line !== null && call !== null,
  fn: ({ line, call, isJoined }) => ({ line, call, isReconnection: isJoined || call?.isReturn }) as Joining,
  target: joinFx,
})
sample({ clock: joinPostponed, target: pauseFx })
sample({ clock: pauseFx.doneData, target: $pause })
sample({ clock: [joinFx, lineLost, callClosed], fn: () => {}, target: endPauseFx })

/** In the room, and everything that is sent and received is on its way. */
export const joined = sample({
  clock: joinFx.done,
  source: $activeCall,
  filter: (call, { params }) => call === params.call,
  fn: (_, { result, params }) => ({ at: result, isReconnection: params.isReconnection }),
})
sample({ clock: joined, fn: ({ at }) => at, target: roomJoined })
/** Nothing that the loss of the connection explains, after which the room is joined anyway. */
export const joinFailed = sample({
  clock: joinFx.fail,
  source: { call: $activeCall, isLineUp: $isLineUp },
  filter: ({ call, isLineUp }, { params, error }) =>
    call === params.call && isLineUp && !(error instanceof SessionClosed),
  fn: (_, { error, params }) => ({ error, isReconnection: params.isReconnection }),
})
