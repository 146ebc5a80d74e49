import { expect, test } from 'vitest'
import {
  connectedToSend,
  consumerId,
  inRoom,
  capabilitiesSent,
  peerProducing,
  roomOpen,
  producerId,
  receiving,
  room_uuid,
  sending,
  receiveTransportCreated,
  sendTransportCreated,
} from './support/consultation-states.ts'
import { signedIn } from './support/given-state.ts'
import { eachLike, integer, like, regex, string } from './support/matchers.ts'
import {
  codecs,
  dtlsParameters,
  MEDIA_KINDS,
  rtpCapabilities,
  rtpParametersOf,
  transport,
} from './support/media-examples.ts'
import { requestExchange } from './support/signaling-exchange.ts'

const noRoom = 'e5a90c3d-7f18-4b62-8a4c-d16f0b97e235'

const eitherKind = (example: string) => regex('^(audio|video)$', example)
const done = { success: true }
const created = {
  success: true,
  params: {
    id: string(transport.id),
    iceParameters: like({ usernameFragment: 'k3v1zq9x', password: transport.iceParameters.password }),
    iceCandidates: eachLike(transport.iceCandidates[0]),
    dtlsParameters: { fingerprints: eachLike(transport.dtlsParameters.fingerprints[0]) },
  },
}

test('the doctor enters a room and receives its RTP capabilities', async () => {
  const response = await requestExchange({
    operation: 'joinRoom',
    request: 'join-room',
    body: { roomId: room_uuid, isReconnection: false },
    given: roomOpen,
    sending: 'the doctor enters a room',
    response: {
      success: true,
      rtpCapabilities: {
        codecs: eachLike({ kind: eitherKind('video'), mimeType: string('video/VP8'), clockRate: integer(90_000) }),
      },
    },
  })
  expect(response).toEqual({
    success: true,
    rtpCapabilities: { codecs: [{ kind: 'video', mimeType: 'video/VP8', clockRate: 90_000 }] },
  })
})

test('a doctor whose connection was lost comes back into the room', async () => {
  const response = await requestExchange({
    operation: 'joinRoom',
    request: 'join-room',
    body: { roomId: room_uuid, isReconnection: true },
    given: inRoom,
    sending: 'the doctor comes back into a room',
    response: { success: true, rtpCapabilities: like({}) },
  })
  expect(response).toMatchObject(done)
})

test('joining a room that does not exist is rejected with a message', async () => {
  const rejection = await requestExchange({
    operation: 'joinRoom',
    request: 'join-room',
    body: { roomId: noRoom, isReconnection: false },
    given: [signedIn, ['there is no such consultation room', { room_uuid: noRoom }]],
    sending: 'the doctor enters a room that is not there',
    response: { success: false, error: string('room not found') },
  })
  expect(rejection).toMatchObject({ name: 'SignalingError', reason: 'rejected', message: 'room not found' })
})

test('coming back into a room that does not exist may be rejected without a message', async () => {
  const rejection = await requestExchange({
    operation: 'joinRoom',
    request: 'join-room',
    body: { roomId: noRoom, isReconnection: true },
    given: [signedIn, ['there is no such consultation room', { room_uuid: noRoom }]],
    sending: 'the doctor comes back into a room that is not there',
    response: { success: false },
  })
  expect(rejection).toMatchObject({ name: 'SignalingError', reason: 'rejected' })
})

test('the doctor sends the RTP capabilities of the device', async () => {
  const response = await requestExchange({
    operation: 'setRtpCapabilities',
    request: 'set-rtp-capabilities',
    body: { rtpCapabilities },
    given: inRoom,
    sending: 'the doctor sends what the device can decode',
    response: done,
  })
  expect(response).toEqual(done)
})

test.each([
  { direction: 'send', operation: 'createSendTransport', request: 'create-send-transport' },
  { direction: 'receive', operation: 'createRecvTransport', request: 'create-recv-transport' },
] as const)('the doctor gets a transport to $direction on', async ({ direction, operation, request }) => {
  const response = await requestExchange({
    operation,
    request,
    body: {},
    given: capabilitiesSent,
    sending: `the doctor asks for a transport to ${direction} on`,
    response: created,
  })
  expect(response).toMatchObject({
    params: { id: transport.id, iceCandidates: transport.iceCandidates, dtlsParameters: { fingerprints: [{}] } },
  })
})

test.each([
  {
    direction: 'send',
    operation: 'connectSendTransport',
    request: 'connect-send-transport',
    given: sendTransportCreated,
  },
  {
    direction: 'receive',
    operation: 'connectRecvTransport',
    request: 'connect-recv-transport',
    given: receiveTransportCreated,
  },
] as const)('the transport to $direction on is connected', async ({ direction, ...connect }) => {
  const response = await requestExchange({
    ...connect,
    body: { dtlsParameters },
    sending: `the doctor connects the transport to ${direction} on`,
    response: done,
  })
  expect(response).toEqual(done)
})

test.each(MEDIA_KINDS)('the doctor’s %s producer gets an id', async (kind) => {
  const response = await requestExchange({
    operation: 'produce',
    request: 'produce',
    body: { kind, rtpParameters: rtpParametersOf(kind) },
    given: connectedToSend,
    sending: `the doctor produces ${kind}`,
    response: { success: true, id: string(producerId) },
  })
  expect(response).toEqual({ success: true, id: producerId })
})

test.each(
  MEDIA_KINDS.flatMap((kind) => [
    { kind, operation: 'pauseProducer', request: 'pause-producer', change: 'pauses' } as const,
    { kind, operation: 'resumeProducer', request: 'resume-producer', change: 'resumes' } as const,
  ]),
)('the doctor $change the $kind', async ({ kind, operation, request, change }) => {
  const response = await requestExchange({
    operation,
    request,
    body: { kind },
    given: sending(kind),
    sending: `the doctor ${change} the ${kind}`,
    response: done,
  })
  expect(response).toEqual(done)
})

test.each(MEDIA_KINDS)('the consumer of the other participant’s %s is created paused', async (kind) => {
  const { mimeType, payloadType, clockRate } = codecs[kind]
  const response = await requestExchange({
    operation: 'consume',
    request: 'consume',
    body: { producerId },
    given: peerProducing(kind),
    sending: `the doctor consumes the ${kind} of the other participant`,
    response: {
      success: true,
      params: {
        id: string(consumerId),
        producerId: string(producerId),
        kind: eitherKind(kind),
        rtpParameters: {
          codecs: eachLike({
            mimeType: string(mimeType),
            payloadType: integer(payloadType),
            clockRate: integer(clockRate),
          }),
          encodings: eachLike({ ssrc: integer(55_443_322) }),
        },
      },
    },
  })
  expect(response).toMatchObject({ params: { id: consumerId, producerId, kind } })
})

test('the doctor resumes the consumer of the video', async () => {
  const response = await requestExchange({
    operation: 'resumeConsumer',
    request: 'resume-consumer',
    body: { consumerId },
    given: receiving('video'),
    sending: 'the doctor resumes the consumer of the video',
    response: done,
  })
  expect(response).toEqual(done)
})

test('the doctor leaves the room', async () => {
  const response = await requestExchange({
    operation: 'leaveRoom',
    request: 'leave-room',
    body: {},
    given: inRoom,
    sending: 'the doctor leaves the room',
    response: done,
  })
  expect(response).toEqual(done)
})
