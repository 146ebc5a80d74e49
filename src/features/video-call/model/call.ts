import { createEvent, createStore } from 'effector'

/** `ready`: the doctor looks at camera and microphone before joining. `ended`: there is no call. */
export type CallPhase = 'ready' | 'joining' | 'joined' | 'ended'
/** The labels of the specification. */
export type CallLabel = 'ongoing' | 'connecting' | 'reconnecting' | 'peerLeft' | 'noConnection'

// What happened
/** The doctor has seen camera and microphone, and goes in. */
export const joinRequested = createEvent()
/** The doctor ends the call. */
export const callEnded = createEvent()

// State
export const $phase = createStore<CallPhase>('ended')
export const $callLabel = createStore<CallLabel>('connecting')
/** When the doctor joined, in milliseconds. */
export const $joinedAt = createStore<number | null>(null)
