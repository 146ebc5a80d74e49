import { attach, createEvent, createStore, type Event, sample, scopeBind } from 'effector'
import { callClosed } from './active-call'
import { sessionEventOf } from './call-session'
import { $expectedPeerName } from './join-dialog'
import { joined, joinFx } from './join-room'

export interface RemotePeer {
  name: string
  isDisconnected: boolean
  isCameraPaused: boolean
  isMicrophonePaused: boolean
}

/** After a rejoin the platform names the peer again. A peer that is not named within this time has left. */
const CONFIRMATION_TIMEOUT_MS = 10_000

const newPeer = (name: string): RemotePeer => ({
  name,
  isDisconnected: false,
  isCameraPaused: false,
  isMicrophonePaused: false,
})

// Events
/** A peer without a name gets the name that the user expects. */
const peerJoined: Event<{ name: string }> = sample({
  clock: sessionEventOf('peerJoined'),
  source: $expectedPeerName,
  fn: (expectedName, { name }) => ({ name: name || expectedName || '' }),
})
const peerUnconfirmed = createEvent()
const confirmationTimedOut = createEvent()
export const peerArrived = createEvent<{ name: string }>()
export const peerLeft = createEvent()

// Stores
export const $peer = createStore<RemotePeer | null>(null)
  .on(peerJoined, (peer, { name }) => (peer?.name === name ? { ...peer, isDisconnected: false } : newPeer(name)))
  .on([sessionEventOf('peerDisconnected'), peerUnconfirmed], (peer) => peer && { ...peer, isDisconnected: true })
  .on(sessionEventOf('peerSwitched'), (peer, { media, isPaused }) => {
    const switched = media === 'video' ? { isCameraPaused: isPaused } : { isMicrophonePaused: isPaused }
    return peer && { ...peer, ...switched }
  })
  .reset(peerLeft, callClosed)
export const $hasPeerLeft = createStore(false)
  .on(peerLeft, () => true)
  .reset(peerJoined, callClosed)
/** Id for `getTrack()`. */
export const $remoteVideo = trackOf('video')
export const $remoteAudio = trackOf('audio')
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
/** Name of the announced peer. It survives a reconnection, so that the same peer is not announced twice. */
const $announcedName = createStore<string | null>(null).reset(
  sessionEventOf('peerLeft'),
  confirmationTimedOut,
  callClosed,
)
sample({
  clock: peerJoined,
  source: $announcedName,
  filter: (announcedName, { name }) => announcedName !== name,
  fn: (_, { name }) => ({ name }),
  target: peerArrived,
})
sample({ clock: peerArrived, fn: ({ name }) => name, target: $announcedName })
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
