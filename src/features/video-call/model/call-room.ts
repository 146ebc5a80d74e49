import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $isSignedIn, sessionEnded, sessionReplaced } from '@/shared/auth'
import { $minute, appStarted } from '@/shared/lifecycle'
import { type Message, messageShown } from '@/shared/toasts'
import { forgetCall, type KeptCall, keepCall, readKeptCall } from '../lib/call-storage'

export interface CallRoom {
  /** The uuid of the room. */
  room: string
  /** The doctor was in it before the page was loaded anew. */
  isReturn: boolean
}

/** What the doctor has chosen in a call, kept through a reload. */
export type CallChoices = Pick<KeptCall, 'isCameraOn' | 'isMicrophoneOn' | 'window' | 'place' | 'ownPlace'>

const FIRST_CHOICES: CallChoices = {
  isCameraOn: true,
  isMicrophoneOn: true,
  window: 'full',
  place: null,
  ownPlace: null,
}

// What happened
/** A link, the palette or a reload leads into a room. */
export const roomEntered = createEvent<CallRoom>()
/** A link that names no room. */
export const roomMissed = createEvent()
/** When, in milliseconds. */
export const roomJoined = createEvent<number>()
/** The call is over on this side, for whatever reason. */
export const roomLeft = createEvent()
export const choiceMade = createEvent<Partial<CallChoices>>()
const callRecalled = createEvent<KeptCall>()

// What the world does for us
const recallFx = createEffect(() => readKeptCall(Date.now()))
const keepFx = createEffect((call: Omit<KeptCall, 'at'>) => keepCall({ ...call, at: Date.now() }))
const forgetFx = createEffect(forgetCall)

// State
export const $callRoom = createStore<CallRoom | null>(null).reset(roomLeft, sessionEnded, sessionReplaced)
/** The doctor is in the room, and not only on the way there. */
export const $isInCall = createStore(false)
  .on(roomJoined, () => true)
  .reset(roomLeft, sessionEnded, sessionReplaced)
/** When the doctor joined, also if the page was loaded anew since; in milliseconds. */
export const $joinedAt = createStore<number | null>(null)
  .on(callRecalled, (_, { joinedAt }) => joinedAt)
  .on(roomJoined, (before, at) => before ?? at)
  .reset(roomLeft, sessionEnded, sessionReplaced)
/** Another room begins with camera and microphone on. */
export const $callChoices = createStore(FIRST_CHOICES)
  .on(callRecalled, (_, { isCameraOn, isMicrophoneOn, window, place, ownPlace }) => ({
    isCameraOn,
    isMicrophoneOn,
    window,
    place,
    ownPlace,
  }))
  .on(choiceMade, (choices, made) => ({ ...choices, ...made }))
  .reset(roomLeft, sessionEnded, sessionReplaced)
const $keptCall = combine($callRoom, $joinedAt, $callChoices, (room, joinedAt, choices) =>
  room ? { ...choices, room: room.room, joinedAt } : null,
)

// Flow
sample({ clock: appStarted, target: recallFx })
const recalled = recallFx.doneData.filterMap((kept) => kept ?? undefined)
const wanted = sample({ clock: recalled, source: $isSignedIn, filter: Boolean, fn: (_, kept) => kept })
sample({ clock: recalled, source: $isSignedIn, filter: (isSignedIn) => !isSignedIn, fn: () => {}, target: forgetFx })
sample({ clock: wanted, fn: ({ room, joinedAt }) => ({ room, isReturn: joinedAt !== null }), target: roomEntered })
sample({ clock: wanted, target: callRecalled })

/** The same link once more changes nothing. */
const newEntered = sample({
  clock: roomEntered,
  source: $callRoom,
  filter: (before, next) => before?.room !== next.room,
  fn: (_, next) => next,
})
sample({ clock: newEntered, target: $callRoom })
sample({ clock: newEntered, fn: () => false, target: $isInCall })
const anew = newEntered.filter({ fn: ({ isReturn }) => !isReturn })
sample({ clock: anew, fn: () => FIRST_CHOICES, target: $callChoices })
sample({ clock: anew, fn: () => null, target: $joinedAt })

/** Once a minute too: how long ago the page was left tells a reload from another day. */
sample({ clock: [$keptCall, $minute], source: $keptCall, filter: Boolean, target: keepFx })
sample({ clock: $keptCall, filter: (kept) => kept === null, fn: () => {}, target: forgetFx })
sample({
  clock: roomMissed,
  fn: (): Message => ({ tone: 'danger', text: { key: 'callRoomMissing' } }),
  target: messageShown,
})
