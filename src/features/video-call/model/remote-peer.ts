import { createStore } from 'effector'

export interface RemotePeer {
  name: string
  /** The connection to them is lost; they may come back. */
  isAway: boolean
  isCameraPaused: boolean
  isMicrophonePaused: boolean
}

// State
export const $peer = createStore<RemotePeer | null>(null)
/** Of `liveTrack()`. */
export const $remoteVideo = createStore<string | null>(null)
export const $remoteAudio = createStore<string | null>(null)
/** The other participant was here and has left. */
export const $hasPeerLeft = createStore(false)
