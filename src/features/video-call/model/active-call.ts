import { createEvent, createStore, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { type CallRoom, roomLeft } from './call-room'
import { callClaimed, callMoved } from './call-tab'

export interface ClosedCall {
  call: CallRoom
  /** The platform would reject the request without a session, or end the call that was moved to another tab. */
  skipsLeaveRequest: boolean
}

// Events
export const joinRequested = createEvent()
export const callEnded = createEvent()
/** The payload identifies the call: a new object each time, even for the same room. */
export const callStarted = createEvent<CallRoom>()
export const callClosed = createEvent<ClosedCall>()
export const joinStarted = createEvent<CallRoom>()

// Stores
export const $activeCall = createStore<CallRoom | null>(null)
  .on(callStarted, (_, call) => call)
  .reset(callClosed)

// Connections
/** Only one call at a time: the previous one is left first. */
const callReplaced = sample({
  clock: callClaimed,
  source: $activeCall,
  filter: (previous, next) => previous !== next,
  fn: (previous, next) => ({ previous, next }),
})
sample({
  clock: callReplaced.filterMap(({ previous }) => previous ?? undefined),
  fn: (call): ClosedCall => ({ call, skipsLeaveRequest: false }),
  target: callClosed,
})
sample({ clock: callReplaced, fn: ({ next }) => next, target: callStarted })

sample({
  clock: callEnded,
  source: $activeCall,
  filter: Boolean,
  fn: (call): ClosedCall => ({ call, skipsLeaveRequest: false }),
  target: callClosed,
})
sample({ clock: callEnded, target: roomLeft })
sample({
  clock: [sessionEnded, sessionReplaced, callMoved],
  source: $activeCall,
  filter: Boolean,
  fn: (call): ClosedCall => ({ call, skipsLeaveRequest: true }),
  target: callClosed,
})
