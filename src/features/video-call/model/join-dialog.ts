import { createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { readRoomCode } from '../lib/room-code'
import { roomEntered, roomLeft } from './call-room'

export interface Invitation {
  peerName: string | null
}

// Events
export const joinDialogRequested = createEvent<Invitation>()
export const joinDialogDismissed = createEvent()
export const roomTextTyped = createEvent<string>()
export const roomTextSubmitted = createEvent()

// Stores
export const $roomText = createStore('').on(roomTextTyped, (_, text) => text)
export const $isRoomTextInvalid = createStore(false).reset(roomTextTyped)
export const $isJoinDialogOpen = createStore(false).on(joinDialogRequested, () => true)
export const $invitedPeer = createStore<string | null>(null).on(joinDialogRequested, (_, { peerName }) => peerName)
/** Never stored: after a reload only the platform says who is in the room. */
const $expectedPeer = createStore<{ room: string; peerName: string | null } | null>(null)
  .on(roomEntered, (expected, { room }) => (expected?.room === room ? expected : null))
  .reset(roomLeft, sessionEnded, sessionReplaced)
export const $expectedPeerName = $expectedPeer.map((expected) => expected?.peerName ?? null)

// Connections
const submitted = sample({ clock: roomTextSubmitted, source: $roomText, fn: readRoomCode })
sample({ clock: submitted, filter: (room) => room === null, fn: () => true, target: $isRoomTextInvalid })
const found = submitted.filterMap((room) => room ?? undefined)
sample({ clock: found, source: $invitedPeer, fn: (peerName, room) => ({ room, peerName }), target: $expectedPeer })
sample({ clock: found, fn: (room) => ({ room, isRestored: false }), target: roomEntered })
const dialogClosed = sample({ clock: [joinDialogDismissed, found, sessionEnded, sessionReplaced], fn: () => {} })
sample({ clock: dialogClosed, fn: () => false, target: [$isJoinDialogOpen, $isRoomTextInvalid] })
sample({ clock: dialogClosed, fn: () => '', target: $roomText })
sample({ clock: dialogClosed, fn: () => null, target: $invitedPeer })
