import { createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { type CallRoom, roomLeft } from './call-room'
import { callReady } from './lazy-call'

export interface ClosedCall {
  call: CallRoom
  /** The doctor is signed out: the platform takes no more calls over HTTP. */
  isSignedOut: boolean
}

// Events
/** The doctor has seen camera and microphone, and goes in. */
export const joinRequested = createEvent()
/** The doctor ends the call. */
export const callEnded = createEvent()
/** From here on this is the call; another object each time, even in the same room. */
export const callStarted = createEvent<CallRoom>()
/** Everything of this call ends: devices, connection and what is shown. */
export const callClosed = createEvent<ClosedCall>()
/** The doctor goes in: camera and microphone are as they should be. */
export const joinStarted = createEvent<CallRoom>()

// State
export const $activeCall = createStore<CallRoom | null>(null)
  .on(callStarted, (_, call) => call)
  .reset(callClosed)

// Connections
/** Only one call at a time: the one before is left first. */
const callReplaced = sample({
  clock: callReady,
  source: $activeCall,
  filter: (previous, next) => previous !== next,
  fn: (previous, next) => ({ previous, next }),
})
sample({
  clock: callReplaced.filterMap(({ previous }) => previous ?? undefined),
  fn: (call): ClosedCall => ({ call, isSignedOut: false }),
  target: callClosed,
})
sample({ clock: callReplaced, fn: ({ next }) => next, target: callStarted })

sample({
  clock: callEnded,
  source: $activeCall,
  filter: Boolean,
  fn: (call): ClosedCall => ({ call, isSignedOut: false }),
  target: callClosed,
})
sample({ clock: callEnded, target: roomLeft })
sample({
  clock: [sessionEnded, sessionReplaced],
  source: $activeCall,
  filter: Boolean,
  fn: (call): ClosedCall => ({ call, isSignedOut: true }),
  target: callClosed,
})
