import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { CallLine } from '../lib/call-session'
import { SessionClosed } from '../lib/media-session'
import { $activeCall, callClosed } from './active-call'
import { $line, leaveLineFx, leaveRoomFx, lineConnected, lineLost } from './call-session'
import { $isInCall, type CallRoom, roomJoined } from './call-room'

const AGAIN_AFTER_MS = 2_000

interface Joining {
  line: CallLine
  call: CallRoom
  isReconnection: boolean
}

// What happened
export const joinNeeded = createEvent()
/** The room is to be joined once more: after a pause, or over a new connection where nobody answers on this one. */
export const joinPostponed = createEvent<{ isSilent: boolean }>()

// What the world does for us
export const joinFx = createEffect(async ({ line, call, isReconnection }: Joining) => {
  await line.join({ roomId: call.room, isReconnection })
  return Date.now()
})
const $pause = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' })
const renewFx = attach({ source: $line, effect: (line) => line?.renew() })
const pauseFx = createEffect(() => setTimeout(scopeBind(joinNeeded), AGAIN_AFTER_MS))
const endPauseFx = attach({ source: $pause, effect: (pause) => void (pause !== null && clearTimeout(pause)) })

// State
/** The connection stands, whatever becomes of the room. */
const $isLineUp = createStore(false)
  .on(lineConnected, () => true)
  .reset(lineLost, callClosed)
/** Each goodbye that is still on its way, by its room: one that came after the next greeting would end that call too. */
const $goodbyes = createStore<readonly string[]>([])
  .on(leaveLineFx, (rooms, { room }) => [...rooms, room])
  .on(leaveRoomFx, (rooms, room) => [...rooms, room])
  .on(leaveLineFx.finally, (rooms, { params }) => withoutOne(rooms, params.room))
  .on(leaveRoomFx.finally, (rooms, { params }) => withoutOne(rooms, params))
const $isHeldBack = createStore(false).reset(joinFx, lineLost, callClosed)

// Flow
sample({ clock: lineConnected, fn: () => {}, target: joinNeeded })
const due = sample({
  clock: joinNeeded,
  source: { line: $line, call: $activeCall, isJoined: $isInCall, goodbyes: $goodbyes },
  filter: ({ line, call }) => line !== null && call !== null,
  fn: ({ line, call, isJoined, goodbyes }) => ({
    joining: { line, call, isReconnection: isJoined || call?.isReturn } as Joining,
    isHeldBack: call !== null && goodbyes.includes(call.room),
  }),
})
sample({ clock: due, filter: ({ isHeldBack }) => !isHeldBack, fn: ({ joining }) => joining, target: joinFx })
sample({ clock: due, filter: ({ isHeldBack }) => isHeldBack, fn: () => true, target: $isHeldBack })
sample({ clock: $goodbyes, source: $isHeldBack, filter: Boolean, fn: () => {}, target: joinNeeded })

sample({ clock: joinPostponed, filter: ({ isSilent }) => isSilent, fn: () => {}, target: renewFx })
sample({ clock: joinPostponed, filter: ({ isSilent }) => !isSilent, fn: () => {}, target: pauseFx })
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

function withoutOne(rooms: readonly string[], room: string): readonly string[] {
  const at = rooms.indexOf(room)
  return at < 0 ? rooms : rooms.toSpliced(at, 1)
}
