import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { readRoomCode } from '../lib/room-code'
import { roomEntered } from './call-room'

// What happened
/** The doctor has a link or a code of a consultation. */
export const joinDialogRequested = createEvent()
export const joinDialogDismissed = createEvent()
export const roomTextTyped = createEvent<string>()
export const roomTextSubmitted = createEvent()

// State
export const $roomText = createStore('').on(roomTextTyped, (_, text) => text)
/** What was submitted names no room. */
export const $isRoomTextWrong = createStore(false).reset(roomTextTyped)
export const $isJoinDialogOpen = createStore(false).on(joinDialogRequested, () => true)

// Flow
const submitted = sample({ clock: roomTextSubmitted, source: $roomText, fn: readRoomCode })
sample({ clock: submitted, filter: (room) => room === null, fn: () => true, target: $isRoomTextWrong })
const found = submitted.filterMap((room) => room ?? undefined)
sample({ clock: found, fn: (room) => ({ room, isReturn: false }), target: roomEntered })
const isOver = sample({ clock: [joinDialogDismissed, found, sessionEnded], fn: () => {} })
sample({ clock: isOver, fn: () => false, target: [$isJoinDialogOpen, $isRoomTextWrong] })
sample({ clock: isOver, fn: () => '', target: $roomText })
