import { createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { readRoomCode } from '../lib/room-code'
import { activeRequest, callChanged, callRequested } from './call'

export interface Invitation {
  peerName: string | null
}

const CLOSED = { isOpen: false, text: '', isTextInvalid: false, peerName: null as string | null }

// Events
export const joinDialogRequested = createEvent<Invitation>()
export const joinDialogDismissed = createEvent()
export const roomTextTyped = createEvent<string>()
export const roomTextSubmitted = createEvent()
const roomFound = createEvent<{ room: string; peerName: string | null }>()
const roomTextRejected = createEvent()

// Stores
const $dialog = createStore(CLOSED)
  .on(joinDialogRequested, (dialog, { peerName }) => ({ ...dialog, isOpen: true, peerName }))
  .on(roomTextTyped, (dialog, text) => ({ ...dialog, text, isTextInvalid: false }))
  .on(roomTextRejected, (dialog) => ({ ...dialog, isTextInvalid: true }))
  .reset(joinDialogDismissed, roomFound, sessionEnded, sessionReplaced)
export const $isJoinDialogOpen = $dialog.map(({ isOpen }) => isOpen)
export const $roomText = $dialog.map(({ text }) => text)
export const $isRoomTextInvalid = $dialog.map(({ isTextInvalid }) => isTextInvalid)
export const $invitedPeer = $dialog.map(({ peerName }) => peerName)
/** Never stored: after a reload only the platform says who is in the room. */
const $expectedPeer = createStore<{ room: string; peerName: string | null } | null>(null)
  .on(roomFound, (_, found) => found)
  .on(callChanged, (expected, { to }) => (expected?.room === activeRequest(to)?.room ? expected : null))
export const $expectedPeerName = $expectedPeer.map((expected) => expected?.peerName ?? null)

// Connections
const submitted = sample({
  clock: roomTextSubmitted,
  source: $dialog,
  fn: ({ text, peerName }) => ({ room: readRoomCode(text), peerName }),
})
sample({ clock: submitted, filter: ({ room }) => room === null, fn: () => {}, target: roomTextRejected })
sample({
  clock: submitted.filterMap(({ room, peerName }) => (room === null ? undefined : { room, peerName })),
  target: roomFound,
})
sample({ clock: roomFound, fn: ({ room }) => ({ room, isRestored: false }), target: callRequested })
