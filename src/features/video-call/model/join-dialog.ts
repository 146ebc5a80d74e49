import { createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { callChanged } from './call'
import { activeRequest, callRequested } from './call-state'

export interface Invitation {
  peerName: string | null
}

const ROOM = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'
const ROOM_EXACT = new RegExp(`^${ROOM}$`, 'i')
const ROOM_IN_LINK = new RegExp(`[?&]room=(${ROOM})(?:[&#]|$)`, 'i')

/** Room id of a `room` query parameter; null if it is no UUID. */
export const readRoom = (text: string): string | null => (ROOM_EXACT.test(text) ? text.toLowerCase() : null)

/** Room id of a pasted link or code; null if there is none. The link may be part of a longer message. */
export function readRoomCode(text: string): string | null {
  const trimmed = text.trim().replace(/^<|>$/g, '')
  return readRoom(trimmed) ?? ROOM_IN_LINK.exec(trimmed)?.[1]?.toLowerCase() ?? null
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
  fn: ({ text, peerName }) => ({ room: readRoomCode(text), peerName }),
})
const roomFound = roomRead.filterMap(({ room, peerName }) => (room === null ? undefined : { room, peerName }))
$dialog
  .on(roomRead, (dialog, { room }) => ({ ...dialog, isTextInvalid: room === null }))
  .on(roomFound, (_, expected) => ({ ...CLOSED, expected }))
sample({ clock: roomFound, fn: ({ room }) => ({ room, isRestored: false }), target: callRequested })
