import * as fake from 'mediasoup-client/fakeParameters'
import { expect, test } from 'vitest'
import {
  AUDIO,
  fakeSession,
  installFakeSessions,
  settle,
  VIDEO,
} from '../../../../../tests/support/vitest/fake-session'
import { SignalingError } from '../signaling/signaling'

type Incoming = ReturnType<typeof fakeSession>['session']['incoming']

installFakeSessions()

/** A `consume` request that the test answers. */
function setupSlowConsume() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const call = fakeSession({ consume: () => promise })
  const params = {
    ...fake.generateConsumerRemoteParameters({ codecMimeType: 'video/VP8' }),
    id: 'c',
    producerId: 'video-1',
  }
  return { ...call, respond: () => resolve({ success: true, params }) }
}

test('a video that is paused while it is being consumed starts paused (F-K13)', async () => {
  const { session, respond, received, join } = setupSlowConsume()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.setPaused('video', true)
  respond()
  await settle()
  expect(received('video')?.enabled).toBe(false)
  session.incoming.setPaused('video', false)
  expect(received('video')?.enabled).toBe(true)
})

test('a pause that arrives before its producer applies to that producer only (F-K13)', async () => {
  const { session, eventsOfKind, join } = fakeSession()
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

test.each([
  ['is withdrawn', (incoming: Incoming) => incoming.setPaused('video', false)],
  ['is followed by the end of the peer', (incoming: Incoming) => incoming.peerLeft()],
] as const)('a pause before its producer that %s is forgotten (F-K13)', async (_, withdraw) => {
  const { session, eventsOfKind, join } = fakeSession()
  await join()
  session.incoming.setPaused('video', true)
  withdraw(session.incoming)
  session.incoming.peerJoined()
  session.incoming.producerAdded(VIDEO)
  await settle()
  expect(eventsOfKind('received')).toMatchObject([{ media: 'video', isPaused: false }])
})

test('a consumer that closes while it is being created is not emitted (F-K13)', async () => {
  const { session, respond, eventsOfKind, join } = setupSlowConsume()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.consumerClosed('c')
  respond()
  await settle()
  expect(eventsOfKind('received')).toEqual([])
})

test('a consumer that the platform closes instead of resuming is removed without an error (F-K13)', async () => {
  const { promise, reject } = Promise.withResolvers<unknown>()
  const { session, events, join } = fakeSession({ 'resume-consumer': () => promise })
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.consumerClosed('consumer-1')
  reject(new SignalingError('resume-consumer', 'refused', 'there is no such consumer'))
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
