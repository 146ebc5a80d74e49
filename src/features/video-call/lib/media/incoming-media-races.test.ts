import * as fake from 'mediasoup-client/fakeParameters'
import type { FakeHandler } from 'mediasoup-client/handlers/FakeHandler'
import { expect, test, vi } from 'vitest'
import {
  AUDIO,
  setupMediaSession,
  installMediaSessions,
  settle,
  VIDEO,
} from '../../../../../tests/support/vitest/media-session'
import { SignalingError } from '../signaling/signaling'

type Incoming = ReturnType<typeof setupMediaSession>['session']['incoming']

installMediaSessions()

/** A session whose `consume` request waits for `respond`. */
function setupSlowConsume() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const call = setupMediaSession({ consume: () => promise })
  const params = {
    ...fake.generateConsumerRemoteParameters({ codecMimeType: 'video/VP8' }),
    id: 'c',
    producerId: 'video-1',
  }
  return { ...call, respond: () => resolve({ success: true, params }) }
}

test('a video that is paused while it is being consumed starts paused, and no pause renegotiates the transport (F-K13)', async () => {
  const { session, handlers, respond, received, join } = setupSlowConsume()
  await join()
  const receiver = handlers[1] as FakeHandler
  const renegotiations = [vi.spyOn(receiver, 'pauseReceiving'), vi.spyOn(receiver, 'resumeReceiving')]
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.setPaused('video', true)
  respond()
  await settle()
  expect(received('video')?.enabled).toBe(false)
  for (const isPaused of [false, true, false]) {
    session.incoming.setPaused('video', isPaused)
    await settle()
    expect(received('video')?.enabled).toBe(!isPaused)
  }
  for (const renegotiate of renegotiations) expect(renegotiate).not.toHaveBeenCalled()
})

test('a pause that arrives before its producer applies to that producer only (F-K13)', async () => {
  const { session, eventsOfKind, join } = setupMediaSession()
  await join()
  session.incoming.setPaused('video', true)
  session.incoming.producerAdded(AUDIO)
  session.incoming.producerAdded(VIDEO)
  session.incoming.producerAdded({ producerId: 'video-2', kind: 'video' })
  await settle()
  expect(eventsOfKind('received')).toMatchObject([
    { media: 'audio', isPaused: false },
    { media: 'video', isPaused: true },
    { media: 'video', isPaused: false },
  ])
})

test('a pause of a video does not apply to the one that replaces it (F-K13)', async () => {
  const { session, eventsOfKind, join } = setupMediaSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.setPaused('video', true)
  session.incoming.producerAdded({ producerId: 'video-2', kind: 'video' })
  await settle()
  expect(eventsOfKind('received').at(-1)).toMatchObject({ media: 'video', isPaused: false })
})

test.each([
  ['is withdrawn', (incoming: Incoming) => incoming.setPaused('video', false)],
  ['is followed by the end of the peer', (incoming: Incoming) => incoming.peerLeft()],
  [
    'arrives again after the peer has left',
    (incoming: Incoming) => {
      incoming.peerLeft()
      incoming.setPaused('video', true)
    },
  ],
] as const)('a pause before its producer that %s is forgotten (F-K13)', async (_, withdraw) => {
  const { session, eventsOfKind, join } = setupMediaSession()
  await join()
  session.incoming.setPaused('video', true)
  withdraw(session.incoming)
  session.incoming.peerJoined()
  session.incoming.producerAdded(VIDEO)
  await settle()
  expect(eventsOfKind('received')).toMatchObject([{ media: 'video', isPaused: false }])
})

test('a consumer that closes while it is being created is not emitted (F-K13)', async () => {
  const { session, requested, respond, eventsOfKind, join } = setupSlowConsume()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.consumerClosed('c')
  respond()
  await settle()
  expect(eventsOfKind('received')).toEqual([])
  session.incoming.producerAdded(VIDEO)
  await settle()
  expect(requested('consume'), 'it can be announced again').toHaveLength(2)
})

test.each([
  ['the peer has left', (incoming: Incoming) => incoming.peerLeft()],
  ['its consumer was closed', (incoming: Incoming) => incoming.consumerClosed('c')],
])('media are not received if %s while the browser creates the consumer (F-K14)', async (_, end) => {
  const { session, handlers, respond, events, join } = setupSlowConsume()
  await join()
  const receiver = handlers[1] as FakeHandler
  const receive = receiver.receive.bind(receiver)
  vi.spyOn(receiver, 'receive').mockImplementation((options) => {
    end(session.incoming)
    return receive(options)
  })
  session.incoming.producerAdded(VIDEO)
  respond()
  await settle()
  expect(receiver.receive).toHaveBeenCalled()
  expect(events).toEqual([])
})

test('a pause of the video while both kinds are being consumed leaves the audio (F-K13)', async () => {
  const { session, eventsOfKind, join } = setupMediaSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  session.incoming.producerAdded(AUDIO)
  session.incoming.setPaused('video', true)
  await settle()
  expect(eventsOfKind('received')).toMatchObject([
    { media: 'video', isPaused: true },
    { media: 'audio', isPaused: false },
  ])
})

test('a request that is rejected because the peer has left emits no error (F-K14)', async () => {
  const { promise, reject } = Promise.withResolvers<unknown>()
  const { session, events, join } = setupMediaSession({ consume: () => promise })
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.peerLeft()
  reject(new SignalingError('consume', 'rejected', 'there is no such producer'))
  await settle()
  expect(events).toEqual([])
})

test('a consumer that the platform closes instead of resuming is removed without an error (F-K13)', async () => {
  const { promise, reject } = Promise.withResolvers<unknown>()
  const { session, events, join } = setupMediaSession({ 'resume-consumer': () => promise })
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.consumerClosed('consumer-1')
  reject(new SignalingError('resume-consumer', 'rejected', 'there is no such consumer'))
  await settle()
  expect(events.map(({ kind }) => kind)).toEqual(['received', 'removed'])
})

test('media of a peer who has left is not received, even if a request is pending (F-K14)', async () => {
  const { session, respond, eventsOfKind, join } = setupSlowConsume()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.peerLeft()
  session.incoming.producerAdded(AUDIO)
  respond()
  await settle()
  expect(eventsOfKind('received')).toEqual([])
  expect(eventsOfKind('receivingFailed')).toEqual([])
})
