import { createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { findRoomId } from '../lib/room-id'
import { callChanged } from './call'
import { activeRequest, callRequested } from './call-state'

export interface Invitation {
  peerName: string | null
}

const CLOSED = { isOpen: false, text: '', isTextInvalid: false, peerName: null as string | null }
/** `expected` is never stored: after a reload only the platform says who is in the room. */
const NO_DIALOG = { ...CLOSED, expected: null as { room: string; peerName: string | null } | null }

// Events
export const joinDialogRequested = createEvent<Invitation>()
export const joinDialogDismissed = createEvent()
export const roomTextTyped = createEvent<string>()
export const roomTextSubmitted = createEvent()

// Stores
const $dialog = createStore(NO_DIALOG)
  .on(joinDialogRequested, (dialog, { peerName }) => ({ ...dialog, isOpen: true, peerName }))
  .on(roomTextTyped, (dialog, text) => ({ ...dialog, text, isTextInvalid: false }))
  .on([joinDialogDismissed, sessionEnded, sessionReplaced], (dialog) => ({ ...dialog, ...CLOSED }))
  .on(callChanged, (dialog, { to }) =>
    dialog.expected && dialog.expected.room !== activeRequest(to)?.room ? { ...dialog, expected: null } : dialog,
  )
export const $isJoinDialogOpen = $dialog.map(({ isOpen }) => isOpen)
export const $roomText = $dialog.map(({ text }) => text)
export const $isRoomTextInvalid = $dialog.map(({ isTextInvalid }) => isTextInvalid)
export const $invitedPeer = $dialog.map(({ peerName }) => peerName)
export const $expectedPeerName = $dialog.map(({ expected }) => expected?.peerName ?? null)

// Connections
const roomRead = sample({
  clock: roomTextSubmitted,
  source: $dialog,
  fn: ({ text, peerName }) => ({ room: findRoomId(text), peerName }),
})
const roomFound = roomRead.filterMap(({ room, peerName }) => (room === null ? undefined : { room, peerName }))
$dialog
  .on(roomRead, (dialog, { room }) => ({ ...dialog, isTextInvalid: room === null }))
  .on(roomFound, (_, expected) => ({ ...CLOSED, expected }))
sample({ clock: roomFound, fn: ({ room }) => ({ room, isRestored: false }), target: callRequested })
