import { attach, createEvent, createStore, type Event, sample, scopeBind } from 'effector'
import { callClosed } from './active-call'
import { sessionEventOf } from './call-session'
import { $expectedPeerName } from './join-dialog'
import { joined, joinFx } from './join-room'

export interface RemotePeer {
  name: string
  /** The connection to them is lost; they may come back. */
  isDisconnected: boolean
  isCameraPaused: boolean
  isMicrophonePaused: boolean
}

/** Whoever was there before the connection was lost, and is not named again within this, has left meanwhile. */
const CONFIRMATION_TIMEOUT_MS = 10_000

const newPeer = (name: string): RemotePeer => ({
  name,
  isDisconnected: false,
  isCameraPaused: false,
  isMicrophonePaused: false,
})

// Events
/** Who tells no name has the one under which the doctor expects them. */
const peerJoined: Event<{ name: string }> = sample({
  clock: sessionEventOf('peerJoined'),
  source: $expectedPeerName,
  fn: (participant, { name }) => ({ name: name || participant || '' }),
})
const peerUnconfirmed = createEvent()
const confirmationTimedOut = createEvent()
/** The other participant came, or came back after having left. */
export const peerArrived = createEvent<{ name: string }>()
export const peerLeft = createEvent()

// State
export const $peer = createStore<RemotePeer | null>(null)
  .on(peerJoined, (peer, { name }) => (peer?.name === name ? { ...peer, isDisconnected: false } : newPeer(name)))
  .on([sessionEventOf('peerDisconnected'), peerUnconfirmed], (peer) => peer && { ...peer, isDisconnected: true })
  .on(sessionEventOf('peerSwitched'), (peer, { media, isPaused }) => {
    const switched = media === 'video' ? { isCameraPaused: isPaused } : { isMicrophonePaused: isPaused }
    return peer && { ...peer, ...switched }
  })
  .reset(peerLeft, callClosed)
/** The other participant was here and has left. */
export const $hasPeerLeft = createStore(false)
  .on(peerLeft, () => true)
  .reset(peerJoined, callClosed)
/** Of `liveTrack()`. */
export const $remoteVideo = trackOf('video')
export const $remoteAudio = trackOf('audio')
/** Named since the room was joined the last time. */
const $isConfirmed = createStore(false)
  .on(peerJoined, () => true)
  .reset(joinFx, callClosed)
const $confirmation = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' })

// Effects
const startConfirmationFx = attach({
  source: $confirmation,
  effect: (previous) => {
    if (previous !== null) clearTimeout(previous)
    return setTimeout(scopeBind(confirmationTimedOut), CONFIRMATION_TIMEOUT_MS)
  },
})
const clearConfirmationFx = attach({
  source: $confirmation,
  effect: (timer) => void (timer !== null && clearTimeout(timer)),
})

// Connections
/** Told before the peer is known as such: who was there all the time has not arrived. */
const $present = createStore<string | null>(null).reset(sessionEventOf('peerLeft'), confirmationTimedOut, callClosed)
sample({
  clock: peerJoined,
  source: $present,
  filter: (present, { name }) => present !== name,
  fn: (_, { name }) => ({ name }),
  target: peerArrived,
})
sample({ clock: peerArrived, fn: ({ name }) => name, target: $present })
sample({
  clock: [sessionEventOf('peerLeft'), confirmationTimedOut],
  source: $peer,
  filter: Boolean,
  fn: () => {},
  target: peerLeft,
})

sample({
  clock: joined,
  source: { peer: $peer, isConfirmed: $isConfirmed },
  filter: ({ peer, isConfirmed }) => peer !== null && !isConfirmed,
  fn: () => {},
  target: [peerUnconfirmed, startConfirmationFx],
})
sample({ clock: startConfirmationFx.doneData, target: $confirmation })
sample({ clock: [peerJoined, peerLeft, callClosed], fn: () => {}, target: clearConfirmationFx })

function trackOf(media: 'audio' | 'video') {
  return createStore<string | null>(null)
    .on(sessionEventOf('received'), (id, event) => (event.media === media ? event.trackId : id))
    .on(sessionEventOf('removed'), (id, event) => (event.media === media ? null : id))
    .reset(callClosed)
}
