import type { Kind } from './local-devices.ts'

export interface Peer {
  name: string
  /** The connection is lost for now; the seat is kept. */
  isLost: boolean
  /** What is received, and whether it is switched off at the other side; what is not there is not sent, or not yet. */
  receives: Partial<Record<Kind, { isMediaOff: boolean }>>
  /** By now everything that is sent would be there. */
  isSettled: boolean
}

export interface CallState {
  status: 'outside' | 'entering' | 'inside' | 'reconnecting' | 'away' | 'left' | 'noRoom' | 'failed'
  /** Why it failed, in the platform's words. */
  reason: string
  peer: Peer | null
  /** What this side sends; null for a device that there is not. */
  sends: Record<Kind, 'on' | 'off' | null>
}

export const NOT_JOINED: CallState = {
  status: 'outside',
  reason: '',
  peer: null,
  sends: { audio: null, video: null },
}

/** The other side after `change`, if there is one. */
export const withPeer = (state: CallState, change: (peer: Peer) => Peer): CallState =>
  state.peer ? { ...state, peer: change(state.peer) } : state

export const withReceived = (state: CallState, kind: Kind, isMediaOff: boolean): CallState =>
  withPeer(state, (peer) => ({ ...peer, receives: { ...peer.receives, [kind]: { isMediaOff } } }))

/** Whether the other side is not to be heard or seen: switched off, or nothing of the kind is sent at all. */
export const isMediaOff = ({ receives, isSettled }: Peer, kind: Kind): boolean =>
  receives[kind]?.isMediaOff ?? isSettled

export const withoutReceived = (state: CallState, kind: Kind): CallState =>
  withPeer(state, ({ receives: { [kind]: _removed, ...receives }, ...peer }) => ({ ...peer, receives }))
