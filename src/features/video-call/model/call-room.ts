import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $isSignedIn, sessionEnded, sessionReplaced } from '@/shared/auth'
import { $minute, appStarted } from '@/shared/lifecycle'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { clearCall, type StoredCall, saveCall, loadCall } from '../lib/call-storage'

export interface CallRoom {
  /** The uuid of the room. */
  room: string
  /** The doctor was in it before the page was loaded anew. */
  isRestored: boolean
}

/** What the doctor has chosen in a call, kept through a reload. */
export type CallSettings = Pick<
  StoredCall,
  'isCameraOn' | 'isMicrophoneOn' | 'window' | 'position' | 'localTilePosition'
>

const DEFAULT_SETTINGS: CallSettings = {
  isCameraOn: true,
  isMicrophoneOn: true,
  window: 'full',
  position: null,
  localTilePosition: null,
}

// Events
/** A link, the palette or a reload leads into a room. */
export const roomEntered = createEvent<CallRoom>()
/** A link that names no room. */
export const invalidRoomOpened = createEvent()
/** When, in milliseconds. */
export const roomJoined = createEvent<number>()
/** The call is over on this side, for whatever reason. */
export const roomLeft = createEvent()
export const settingsChanged = createEvent<Partial<CallSettings>>()
const callRestored = createEvent<StoredCall>()

// Effects
const loadCallFx = createEffect(() => loadCall(Date.now()))
const saveCallFx = createEffect((call: Omit<StoredCall, 'at'>) => saveCall({ ...call, at: Date.now() }))
const clearCallFx = createEffect(clearCall)

// State
export const $callRoom = createStore<CallRoom | null>(null).reset(roomLeft, sessionEnded, sessionReplaced)
/** The doctor is in the room, and not only on the way there. */
export const $isInCall = createStore(false)
  .on(roomJoined, () => true)
  .reset(roomLeft, sessionEnded, sessionReplaced)
/** When the doctor joined, also if the page was loaded anew since; in milliseconds. */
export const $joinedAt = createStore<number | null>(null)
  .on(callRestored, (_, { joinedAt }) => joinedAt)
  .on(roomJoined, (before, at) => before ?? at)
  .reset(roomLeft, sessionEnded, sessionReplaced)
/** Another room begins with camera and microphone on. */
export const $callSettings = createStore(DEFAULT_SETTINGS)
  .on(callRestored, (_, { isCameraOn, isMicrophoneOn, window, position, localTilePosition }) => ({
    isCameraOn,
    isMicrophoneOn,
    window,
    position,
    localTilePosition,
  }))
  .on(settingsChanged, (choices, made) => ({ ...choices, ...made }))
  .reset(roomLeft, sessionEnded, sessionReplaced)
const $storedCall = combine($callRoom, $joinedAt, $callSettings, (room, joinedAt, choices) =>
  room ? { ...choices, room: room.room, joinedAt } : null,
)

// Connections
sample({ clock: appStarted, target: loadCallFx })
const storedCallLoaded = loadCallFx.doneData.filterMap((stored) => stored ?? undefined)
const restoreAllowed = sample({
  clock: storedCallLoaded,
  source: $isSignedIn,
  filter: Boolean,
  fn: (_, stored) => stored,
})
sample({
  clock: storedCallLoaded,
  source: $isSignedIn,
  filter: (isSignedIn) => !isSignedIn,
  fn: () => {},
  target: clearCallFx,
})
sample({
  clock: restoreAllowed,
  fn: ({ room, joinedAt }) => ({ room, isRestored: joinedAt !== null }),
  target: roomEntered,
})
sample({ clock: restoreAllowed, target: callRestored })

/** The same link once more changes nothing. */
const otherRoomEntered = sample({
  clock: roomEntered,
  source: $callRoom,
  filter: (before, next) => before?.room !== next.room,
  fn: (_, next) => next,
})
sample({ clock: otherRoomEntered, target: $callRoom })
sample({ clock: otherRoomEntered, fn: () => false, target: $isInCall })
const freshRoomEntered = otherRoomEntered.filter({ fn: ({ isRestored }) => !isRestored })
sample({ clock: freshRoomEntered, fn: () => DEFAULT_SETTINGS, target: $callSettings })
sample({ clock: freshRoomEntered, fn: () => null, target: $joinedAt })

/** Once a minute too: how long ago the page was left tells a reload from another day. */
sample({ clock: [$storedCall, $minute], source: $storedCall, filter: Boolean, target: saveCallFx })
sample({ clock: $storedCall, filter: (stored) => stored === null, fn: () => {}, target: clearCallFx })
sample({
  clock: invalidRoomOpened,
  fn: (): ToastContent => ({ tone: 'danger', text: { key: 'callRoomMissing' } }),
  target: toastRequested,
})
