import { combine, createStore, sample } from 'effector'
import { $activeCall, callClosed, joinStarted, joinRequested } from './active-call'
import { $connection } from './connection'
import { joined } from './join-room'
import { preJoinShown } from './pre-join-check'
import { $hasPeerLeft } from './remote-peer'
import './call-toasts'
import './media-toasts'
import './release-call'
import './send-tracks'

export { callEnded, joinRequested } from './active-call'
export { $joinedAt } from './call-room'

/** `pre-join`: the user checks camera and microphone. `ended`: no call, or none yet. */
export type CallPhase = 'pre-join' | 'joining' | 'joined' | 'ended'
export type CallLabel = 'ongoing' | 'connecting' | 'reconnecting' | 'peerLeft' | 'noConnection'

// Stores
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
