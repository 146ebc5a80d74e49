import type { types } from 'mediasoup-client'
import { type GivenState, signedIn } from './given-state.ts'

/** Example ids. The platform assigns its own ids to producers and consumers. */
export const room_uuid = '6d1f0f7a-9c3e-4a1b-8e52-7b0c9d8e6f41'
export const userName = 'İrem Yıldız'
export const producerId = '0d3c7b1e-4f7a-4b0e-9e0b-0c2b1d7f8a90'
export const consumerId = '71c5e7a8-2a3a-4b53-8b7e-5a0f3f0b6c1d'

type States = readonly GivenState[]

export const roomOpen: States = [signedIn, ['a consultation room is open', { room_uuid }]]
export const inRoom: States = [...roomOpen, ['the doctor is in the consultation room', { room_uuid }]]
export const capabilitiesSent: States = [...inRoom, ['the device of the doctor is known']]
export const withPeer: States = [...inRoom, ['the other participant enters the room', { room_uuid, userName }]]
export const sendTransportCreated: States = [...capabilitiesSent, ['the doctor has a transport to send on']]
export const connectedToSend: States = [...sendTransportCreated, ['the transport to send on is connected']]
export const sending = (kind: types.MediaKind): States => [...connectedToSend, [`the doctor sends ${kind}`]]
export const receiveTransportCreated: States = [...capabilitiesSent, ['the doctor has a transport to receive on']]
export const peerProducing = (kind: types.MediaKind): States => [
  ...receiveTransportCreated,
  ['the transport to receive on is connected'],
  ['the other participant enters the room', { room_uuid, userName }],
  [`the other participant sends ${kind}`],
]
export const receiving = (kind: types.MediaKind): States => [...peerProducing(kind), ['the doctor receives the media']]
