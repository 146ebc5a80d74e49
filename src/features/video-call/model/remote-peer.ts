import { attach, createEvent, createStore, type Event, sample, scopeBind } from 'effector'
import { callClosed } from './active-call'
import { factOf } from './call-session'
import { $participant } from './join-dialog'
import { joined, joinFx } from './join-room'

export interface RemotePeer {
  name: string
  /** The connection to them is lost; they may come back. */
  isAway: boolean
  isCameraPaused: boolean
  isMicrophonePaused: boolean
}

/** Whoever was there before the connection was lost, and is not named again within this, has left meanwhile. */
const CONFIRMED_WITHIN_MS = 10_000

const here = (name: string): RemotePeer => ({ name, isAway: false, isCameraPaused: false, isMicrophonePaused: false })

// What happened
/** Who tells no name has the one under which the doctor expects them. */
const peerJoined: Event<{ name: string }> = sample({
  clock: factOf('peerJoined'),
  source: $participant,
  fn: (participant, { name }) => ({ name: name || participant || '' }),
})
const peerUnconfirmed = createEvent()
const confirmationMissed = createEvent()
/** The other participant came, or came back after having left. */
export const peerArrived = createEvent<{ name: string }>()
export const peerLeft = createEvent()

// State
export const $peer = createStore<RemotePeer | null>(null)
  .on(peerJoined, (peer, { name }) => (peer?.name === name ? { ...peer, isAway: false } : here(name)))
  .on([factOf('peerDisconnected'), peerUnconfirmed], (peer) => peer && { ...peer, isAway: true })
  .on(factOf('peerSwitched'), (peer, { media, isPaused }) => {
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

// What the world does for us
const awaitConfirmationFx = attach({
  source: $confirmation,
  effect: (former) => {
    if (former !== null) clearTimeout(former)
    return setTimeout(scopeBind(confirmationMissed), CONFIRMED_WITHIN_MS)
  },
})
const endConfirmationFx = attach({
  source: $confirmation,
  effect: (timer) => void (timer !== null && clearTimeout(timer)),
})

// Flow
/** Told before the peer is known as such: who was there all the time has not arrived. */
const $present = createStore<string | null>(null).reset(factOf('peerLeft'), confirmationMissed, callClosed)
sample({
  clock: peerJoined,
  source: $present,
  filter: (present, { name }) => present !== name,
  fn: (_, { name }) => ({ name }),
  target: peerArrived,
})
sample({ clock: peerArrived, fn: ({ name }) => name, target: $present })
sample({
  clock: [factOf('peerLeft'), confirmationMissed],
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
  target: [peerUnconfirmed, awaitConfirmationFx],
})
sample({ clock: awaitConfirmationFx.doneData, target: $confirmation })
sample({ clock: [peerJoined, peerLeft, callClosed], fn: () => {}, target: endConfirmationFx })

function trackOf(media: 'audio' | 'video') {
  return createStore<string | null>(null)
    .on(factOf('received'), (id, fact) => (fact.media === media ? fact.trackId : id))
    .on(factOf('removed'), (id, fact) => (fact.media === media ? null : id))
    .reset(callClosed)
}
