import { createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { type CallRoom, roomLeft } from './call-room'
import { callDue } from './lazy-call'

export interface ClosedCall {
  call: CallRoom
  /** The doctor is signed out: the platform takes no more calls over HTTP. */
  isSignedOut: boolean
}

// What happened
/** The doctor has seen camera and microphone, and goes in. */
export const joinRequested = createEvent()
/** The doctor ends the call. */
export const callEnded = createEvent()
/** From here on this is the call; another object each time, even in the same room. */
export const callBegun = createEvent<CallRoom>()
/** Everything of this call ends: devices, connection and what is shown. */
export const callClosed = createEvent<ClosedCall>()
/** The doctor goes in: camera and microphone are as they should be. */
export const joinBegun = createEvent<CallRoom>()

// State
export const $activeCall = createStore<CallRoom | null>(null)
  .on(callBegun, (_, call) => call)
  .reset(callClosed)

// Flow
/** Only one call at a time: the one before is left first. */
const callTurned = sample({
  clock: callDue,
  source: $activeCall,
  filter: (former, next) => former !== next,
  fn: (former, next) => ({ former, next }),
})
sample({
  clock: callTurned.filterMap(({ former }) => former ?? undefined),
  fn: (call): ClosedCall => ({ call, isSignedOut: false }),
  target: callClosed,
})
sample({ clock: callTurned, fn: ({ next }) => next, target: callBegun })

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
