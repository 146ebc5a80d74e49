import { createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { readRoomCode } from '../lib/room-code'
import { roomEntered, roomLeft } from './call-room'

export interface Invitation {
  /** The full name of whom the doctor is about to see, where that is known. */
  participant: string | null
}

// What happened
/** The doctor has a link or a code of a consultation. */
export const joinDialogRequested = createEvent<Invitation>()
export const joinDialogDismissed = createEvent()
export const roomTextTyped = createEvent<string>()
export const roomTextSubmitted = createEvent()

// State
export const $roomText = createStore('').on(roomTextTyped, (_, text) => text)
/** What was submitted names no room. */
export const $isRoomTextWrong = createStore(false).reset(roomTextTyped)
export const $isJoinDialogOpen = createStore(false).on(joinDialogRequested, () => true)
export const $invited = createStore<string | null>(null).on(joinDialogRequested, (_, { participant }) => participant)
/** Whom the doctor expects, and where. Never kept: after a reload the platform alone says who is there. */
const $expected = createStore<{ room: string; participant: string | null } | null>(null)
  .on(roomEntered, (expected, { room }) => (expected?.room === room ? expected : null))
  .reset(roomLeft, sessionEnded, sessionReplaced)
/** Whom the doctor expects in this call, until they have told their own name. */
export const $participant = $expected.map((expected) => expected?.participant ?? null)

// Flow
const submitted = sample({ clock: roomTextSubmitted, source: $roomText, fn: readRoomCode })
sample({ clock: submitted, filter: (room) => room === null, fn: () => true, target: $isRoomTextWrong })
const found = submitted.filterMap((room) => room ?? undefined)
sample({ clock: found, source: $invited, fn: (participant, room) => ({ room, participant }), target: $expected })
sample({ clock: found, fn: (room) => ({ room, isReturn: false }), target: roomEntered })
const isOver = sample({ clock: [joinDialogDismissed, found, sessionEnded, sessionReplaced], fn: () => {} })
sample({ clock: isOver, fn: () => false, target: [$isJoinDialogOpen, $isRoomTextWrong] })
sample({ clock: isOver, fn: () => '', target: $roomText })
sample({ clock: isOver, fn: () => null, target: $invited })
