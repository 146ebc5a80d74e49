import { combine, createStore, sample } from 'effector'
import { $activeCall, callClosed, joinStarted, joinRequested } from './active-call'
import { $connection } from './connection'
import { joined } from './join-room'
import { preJoinShown } from './pre-join-check'
import { $hasPeerLeft } from './remote-peer'
import './call-toasts'
import './media-toasts'
import './send-tracks'

export { callEnded, joinRequested } from './active-call'
export { $joinedAt } from './call-room'

/** `ready`: the doctor looks at camera and microphone before joining. `ended`: there is no call, or not yet. */
export type CallPhase = 'pre-join' | 'joining' | 'joined' | 'ended'
/** The labels of the specification. */
export type CallLabel = 'ongoing' | 'connecting' | 'reconnecting' | 'peerLeft' | 'noConnection'

// State
export const $phase = createStore<CallPhase>('ended')
  .on(preJoinShown, () => 'pre-join')
  .on(joinStarted, () => 'joining')
  .on(joined, () => 'joined')
  .reset(callClosed)
export const $callLabel = combine($connection, $hasPeerLeft, ({ status }, hasPeerLeft): CallLabel => {
  switch (status) {
    case 'connected':
      return hasPeerLeft ? 'peerLeft' : 'ongoing'
    case 'connecting':
    case 'reconnecting':
      return status
    case 'disconnected':
    case 'failed':
      return 'noConnection'
  }
})

// Connections
const joinAccepted = sample({
  clock: joinRequested,
  source: { call: $activeCall, phase: $phase },
  fn: ({ call, phase }) => (phase === 'pre-join' ? call : null),
})
sample({ clock: joinAccepted, filter: Boolean, target: joinStarted })
