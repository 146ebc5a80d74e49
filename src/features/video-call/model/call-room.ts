import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $isSignedIn, sessionEnded, sessionReplaced } from '@/shared/auth'
import { wasPageReloaded } from '@/shared/browser'
import { $minute, appStarted } from '@/shared/lifecycle'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { clearCall, type StoredCall, saveCall, loadCall } from '../lib/call-storage'

export interface CallRoom {
  room: string
  /** The user had joined before the page was reloaded. */
  isRestored: boolean
  /** Taken over from another tab, whose mute state is unknown here: the user checks the devices before joining. */
  isTakenOver?: boolean
}

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
export const roomEntered = createEvent<CallRoom>()
export const invalidRoomOpened = createEvent()
/** Unix time in milliseconds. */
export const roomJoined = createEvent<number>()
export const roomLeft = createEvent()
export const settingsChanged = createEvent<Partial<CallSettings>>()
const callRestored = createEvent<StoredCall>()

// Effects
/** A user who opens another address leaves the pre-join screen; after a reload it is shown again. */
const loadCallFx = createEffect(() => {
  const stored = loadCall(Date.now())
  if (stored?.joinedAt !== null || wasPageReloaded()) return stored
  clearCall()
  return null
})
const saveCallFx = createEffect((call: Omit<StoredCall, 'at'>) => saveCall({ ...call, at: Date.now() }))
const clearCallFx = createEffect(clearCall)

// Stores
export const $callRoom = createStore<CallRoom | null>(null).reset(roomLeft, sessionEnded, sessionReplaced)
export const $isInCall = createStore(false)
  .on(roomJoined, () => true)
  .reset(roomLeft, sessionEnded, sessionReplaced)
/** Survives a reload; Unix time in milliseconds. */
export const $joinedAt = createStore<number | null>(null)
  .on(callRestored, (_, { joinedAt }) => joinedAt)
  .on(roomJoined, (before, at) => before ?? at)
  .reset(roomLeft, sessionEnded, sessionReplaced)
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

/** Saved once a minute too: the age of the entry separates a reload from a tab restored the next day. */
sample({ clock: [$storedCall, $minute], source: $storedCall, filter: Boolean, target: saveCallFx })
sample({ clock: $storedCall, filter: (stored) => stored === null, fn: () => {}, target: clearCallFx })
sample({
  clock: invalidRoomOpened,
  fn: (): ToastContent => ({ tone: 'danger', text: { key: 'callRoomMissing' } }),
  target: toastRequested,
})
