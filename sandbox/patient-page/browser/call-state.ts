import type { Kind } from './local-devices.ts'

export interface Peer {
  name: string
  isLost: boolean
  /** Received media; absent if the peer does not send it, or not yet. */
  receives: Partial<Record<Kind, { isMediaOff: boolean }>>
  /** The peer has had enough time to send its media; missing kinds count as off. */
  isSettled: boolean
}

export interface CallState {
  status: 'outside' | 'entering' | 'inside' | 'reconnecting' | 'away' | 'left' | 'noRoom' | 'failed'
  /** Error message of the platform. */
  reason: string
  peer: Peer | null
  /** Sent media; null without a device. */
  sends: Record<Kind, 'on' | 'off' | null>
}

export const NOT_JOINED: CallState = {
  status: 'outside',
  reason: '',
  peer: null,
  sends: { audio: null, video: null },
}

export const withPeer = (state: CallState, change: (peer: Peer) => Peer): CallState =>
  state.peer ? { ...state, peer: change(state.peer) } : state

export const withReceived = (state: CallState, kind: Kind, isMediaOff: boolean): CallState =>
  withPeer(state, (peer) => ({ ...peer, receives: { ...peer.receives, [kind]: { isMediaOff } } }))

/** Whether the peer has paused this kind of media, or does not send it. */
export const isMediaOff = ({ receives, isSettled }: Peer, kind: Kind): boolean =>
  receives[kind]?.isMediaOff ?? isSettled

export const withoutReceived = (state: CallState, kind: Kind): CallState =>
  withPeer(state, ({ receives: { [kind]: _removed, ...receives }, ...peer }) => ({ ...peer, receives }))
