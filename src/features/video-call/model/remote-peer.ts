import { combine, createEvent, createStore, type Event, restore, sample } from 'effector'
import { createDelayTask } from '@/shared/lib/effector'
import { $connection, $expectedPeerName, callLeft } from './call'
import { joinRoomFx } from './call-session-effects'
import { callEvents, peerArrived, callSessionEventOf } from './call-state'

export interface RemotePeer {
  name: string
  isDisconnected: boolean
  isCameraPaused: boolean
  isMicrophonePaused: boolean
}

export type CallLabel = 'ongoing' | 'connecting' | 'reconnecting' | 'peerLeft' | 'noConnection'

interface Remote {
  peer: RemotePeer | null
  /** Name of a peer who has left, empty if they had none; null if none has left, or one is back. */
  leftName: string | null
  /** The platform has named the peer, or media of the peer have arrived, since the last join. */
  isConfirmed: boolean
  /** Time of the join after which the peer must be confirmed again. */
  unconfirmedSince: number | null
  /** Survives a reconnection, so that the same peer is not announced twice. */
  announcedName: string | null
  /** Ids for `getTrack()`. */
  video: string | null
  audio: string | null
}

/** After a rejoin the platform names the peer again. A peer that is not confirmed within this time has left. */
const CONFIRMATION_TIMEOUT_MS = 10_000

const NO_PEER: Remote = {
  peer: null,
  leftName: null,
  isConfirmed: false,
  unconfirmedSince: null,
  announcedName: null,
  video: null,
  audio: null,
}
const newPeer = (name: string): RemotePeer => ({
  name,
  isDisconnected: false,
  isCameraPaused: false,
  isMicrophonePaused: false,
})
const withoutPeer = (remote: Remote): Remote => ({
  ...remote,
  peer: null,
  leftName: remote.peer?.name ?? remote.leftName,
  unconfirmedSince: null,
  announcedName: null,
})
const withPaused = (peer: RemotePeer, media: 'audio' | 'video', isPaused: boolean): RemotePeer =>
  media === 'video' ? { ...peer, isCameraPaused: isPaused } : { ...peer, isMicrophonePaused: isPaused }
const disconnected = (peer: RemotePeer | null) => peer && { ...peer, isDisconnected: true }

// Events
/** A peer without a name gets the name that the user expects. */
const peerJoined: Event<{ name: string }> = sample({
  clock: callSessionEventOf('peerJoined'),
  source: $expectedPeerName,
  fn: (expectedName, { name }) => ({ name: name || expectedName || '' }),
})
/** Media prove that the peer is in the room, whether or not the platform names them. */
const mediaReceived = sample({
  clock: callSessionEventOf('received'),
  source: $expectedPeerName,
  fn: (expectedName, { media, trackId, isPaused }) => ({ media, trackId, isPaused, name: expectedName ?? '' }),
})
/** Browsers play no audio before a user gesture, for example after a restart. */
export const audioBlockedChanged = createEvent<boolean>()
export const audioPlayRequested = createEvent()
/** The payload is the time of the join. */
const confirmationTimedOut = createEvent<number>()

// Effects
const startConfirmationTask = createDelayTask(confirmationTimedOut, CONFIRMATION_TIMEOUT_MS)

// Stores
const $remote = createStore(NO_PEER)
  .on(peerJoined, (remote, { name }) => ({
    ...remote,
    peer: { ...(remote.peer ?? newPeer(name)), name, isDisconnected: false },
    leftName: null,
    isConfirmed: true,
    unconfirmedSince: null,
    announcedName: name,
  }))
  .on(callSessionEventOf('peerDisconnected'), (remote) => ({ ...remote, peer: disconnected(remote.peer) }))
  .on(callSessionEventOf('peerPausedChanged'), (remote, { media, isPaused }) => ({
    ...remote,
    peer: remote.peer && withPaused(remote.peer, media, isPaused),
  }))
  .on(callSessionEventOf('peerLeft'), withoutPeer)
  .on(confirmationTimedOut, (remote, since) => (remote.unconfirmedSince === since ? withoutPeer(remote) : remote))
  .on(mediaReceived, (remote, { media, trackId, isPaused, name }) => ({
    ...remote,
    peer: withPaused(remote.peer ? { ...remote.peer, isDisconnected: false } : newPeer(name), media, isPaused),
    leftName: null,
    isConfirmed: true,
    unconfirmedSince: null,
    [media]: trackId,
  }))
  .on(callSessionEventOf('removed'), (remote, { media }) => ({ ...remote, [media]: null }))
  // The timeout starts again with the next join.
  .on([callEvents.socketDisconnected, callEvents.mediaBroken], (remote) => ({ ...remote, unconfirmedSince: null }))
  .on(joinRoomFx, (remote) => ({ ...remote, isConfirmed: false }))
  .on(callEvents.roomJoined, (remote, { at }) =>
    remote.peer && !remote.isConfirmed ? { ...remote, peer: disconnected(remote.peer), unconfirmedSince: at } : remote,
  )
  .reset(callLeft)
export const $peer = $remote.map(({ peer }) => peer)
export const $hasPeerLeft = $remote.map(({ leftName }) => leftName !== null)
/** Name of the peer, also before they have joined and after they have left; empty if unknown. */
export const $knownPeerName = combine(
  $remote,
  $expectedPeerName,
  ({ peer, leftName }, expectedName) => peer?.name || leftName || expectedName || '',
)
/** Id for `getTrack()`. Null while there is no video to show. */
export const $remoteVideoTrackId = $remote.map(({ peer, video }) =>
  peer && !peer.isDisconnected && !peer.isCameraPaused ? video : null,
)
/** Id for `getTrack()`. */
export const $remoteAudioTrackId = $remote.map(({ audio }) => audio)
/** Incremented to play the audio again. */
export const $audioPlaySignal = createStore(0).on(audioPlayRequested, (signal) => signal + 1)
export const $isAudioBlocked = combine(
  restore(audioBlockedChanged, false).reset(callLeft),
  $remoteAudioTrackId,
  (isBlocked, trackId) => isBlocked && trackId !== null,
)
const $announcedName = $remote.map(({ announcedName }) => announcedName)
const $unconfirmedSince = $remote.map(({ unconfirmedSince }) => unconfirmedSince)
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
sample({
  clock: $announcedName.updates.filterMap((name) => (name === null ? undefined : { name })),
  target: peerArrived,
})
export const peerLeft = $hasPeerLeft.updates.filter({ fn: Boolean })
sample({ clock: $unconfirmedSince, filter: (since) => since !== null, target: startConfirmationTask })
