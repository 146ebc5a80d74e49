import { expect, test } from 'vitest'
import {
  consumerId,
  peerProducing,
  roomOpen,
  producerId,
  receiving,
  room_uuid,
  userName,
  withPeer,
} from './support/consultation-states.ts'
import { string } from './support/matchers.ts'
import { MEDIA_KINDS } from './support/media-examples.ts'
import { eventExchange } from './support/signaling-exchange.ts'

test.each([
  { operation: 'onPeerJoined', event: 'peer-joined', given: withPeer, action: 'enters' },
  {
    operation: 'onPeerLeft',
    event: 'peer-left',
    given: [...withPeer, ['the other participant leaves the room']],
    action: 'leaves',
  },
  {
    operation: 'onPeerDisconnected',
    event: 'peer-disconnected',
    given: [...withPeer, ['the other participant loses the connection']],
    action: 'loses the connection',
  },
] as const)('the event contains the name of the other participant, who $action', async ({ action, ...emit }) => {
  const received = await eventExchange({
    ...emit,
    receiving: `the other participant ${action}`,
    payload: { userName },
  })
  expect(received).toEqual({ userName })
})

test('a doctor who joins after the other participant receives their name', async () => {
  const received = await eventExchange({
    operation: 'onPeerJoined',
    event: 'peer-joined',
    given: [
      ...roomOpen,
      ['the other participant enters the room', { room_uuid, userName }],
      ['the doctor is in the consultation room', { room_uuid }],
    ],
    receiving: 'the other participant is in the room before the doctor',
    payload: { userName },
  })
  expect(received).toEqual({ userName })
})

test('a doctor who joins after the other participant lost the connection receives peer-disconnected', async () => {
  const received = await eventExchange({
    operation: 'onPeerDisconnected',
    event: 'peer-disconnected',
    given: [
      ...roomOpen,
      ['the other participant enters the room', { room_uuid, userName }],
      ['the other participant loses the connection'],
      ['the doctor is in the consultation room', { room_uuid }],
    ],
    receiving: 'the other participant loses the connection before the doctor is in the room',
    payload: { userName },
  })
  expect(received).toEqual({ userName })
})

test.each(MEDIA_KINDS)('the %s producer of the other participant is announced', async (kind) => {
  const received = await eventExchange({
    operation: 'onNewProducer',
    event: 'new-producer',
    given: peerProducing(kind),
    receiving: `the other participant sends ${kind}`,
    payload: { producerId: string(producerId), kind },
  })
  expect(received).toEqual({ producerId, kind })
})

test.each(
  MEDIA_KINDS.flatMap((kind) => [
    { kind, operation: 'onProducerPaused', event: 'producer-paused', change: 'pauses' } as const,
    { kind, operation: 'onProducerResumed', event: 'producer-resumed', change: 'resumes' } as const,
  ]),
)('the other participant $change the $kind', async ({ kind, operation, event, change }) => {
  const state = `the other participant ${change} the ${kind}` as const
  const received = await eventExchange({
    operation,
    event,
    given: [...receiving(kind), [state]],
    receiving: state,
    payload: { kind },
  })
  expect(received).toEqual({ kind })
})

test.each(MEDIA_KINDS)('a doctor who joins after a paused %s producer receives producer-paused', async (kind) => {
  const received = await eventExchange({
    operation: 'onProducerPaused',
    event: 'producer-paused',
    given: [
      ...roomOpen,
      ['the other participant enters the room', { room_uuid, userName }],
      [`the other participant sends ${kind}`],
      [`the other participant pauses the ${kind}`],
      ['the doctor is in the consultation room', { room_uuid }],
      ['the device of the doctor is known'],
      ['the doctor has a transport to receive on'],
    ],
    receiving: `the other participant pauses the ${kind} before the doctor is in the room`,
    payload: { kind },
  })
  expect(received).toEqual({ kind })
})

test('the end of a video is announced with the id of its consumer', async () => {
  const received = await eventExchange({
    operation: 'onConsumerClosed',
    event: 'consumer-closed',
    given: [...receiving('video'), ['the other participant stops sending video']],
    receiving: 'the other participant stops sending video',
    payload: { consumerId: string(consumerId) },
  })
  expect(received).toEqual({ consumerId })
})
