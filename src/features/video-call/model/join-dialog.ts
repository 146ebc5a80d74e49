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
export const $joinDialog = createStore(CLOSED)
  .on(joinDialogRequested, (dialog, { peerName }) => ({ ...dialog, isOpen: true, peerName }))
  .on(roomTextTyped, (dialog, text) => ({ ...dialog, text, isTextInvalid: false }))
  .reset(joinDialogDismissed, sessionEnded, sessionReplaced)
export const $isJoinDialogOpen = $joinDialog.map(({ isOpen }) => isOpen)

// Connections
const roomRead = sample({
  clock: roomTextSubmitted,
  source: $joinDialog,
  fn: ({ text, peerName }) => ({ room: findRoomId(text), peerName }),
})
$joinDialog.on(roomRead, (dialog, { room }) => (room === null ? { ...dialog, isTextInvalid: true } : CLOSED))
sample({
  clock: roomRead.filterMap(({ room, peerName }) => (room === null ? undefined : { room, peerName })),
  target: callRequested,
})
