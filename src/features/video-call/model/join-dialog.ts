import { createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { findRoomId } from '../lib/room-id'
import { callRequested } from './call-state'

const CLOSED = { isOpen: false, text: '', isTextInvalid: false, peerName: null as string | null }

// Events
export const joinDialogRequested = createEvent<{ peerName: string | null }>()
export const joinDialogDismissed = createEvent()
export const roomTextTyped = createEvent<string>()
export const roomTextSubmitted = createEvent()

// Stores
const $dialog = createStore(CLOSED)
  .on(joinDialogRequested, (dialog, { peerName }) => ({ ...dialog, isOpen: true, peerName }))
  .on(roomTextTyped, (dialog, text) => ({ ...dialog, text, isTextInvalid: false }))
  .reset(joinDialogDismissed, sessionEnded, sessionReplaced)
export const $isJoinDialogOpen = $dialog.map(({ isOpen }) => isOpen)
export const $roomText = $dialog.map(({ text }) => text)
export const $isRoomTextInvalid = $dialog.map(({ isTextInvalid }) => isTextInvalid)
export const $invitedPeer = $dialog.map(({ peerName }) => peerName)

// Connections
const roomRead = sample({
  clock: roomTextSubmitted,
  source: $dialog,
  fn: ({ text, peerName }) => ({ room: findRoomId(text), peerName }),
})
$dialog.on(roomRead, (dialog, { room }) => (room === null ? { ...dialog, isTextInvalid: true } : CLOSED))
sample({
  clock: roomRead.filterMap(({ room, peerName }) => (room === null ? undefined : { room, peerName })),
  target: callRequested,
})
