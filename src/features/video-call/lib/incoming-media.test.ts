import * as fake from 'mediasoup-client/fakeParameters'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeSession, openedSessions } from '../../../../tests/support/fake-session'
import { trackCount } from './track-registry'
import { SignalingError } from './signaling-messages'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const session of openedSessions.splice(0)) session.close()
  expect(trackCount(), 'no track is kept').toBe(0)
  expect(vi.getTimerCount(), 'no timer runs on').toBe(0)
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const VIDEO = { producerId: 'video-1', kind: 'video' } as const
const AUDIO = { producerId: 'audio-1', kind: 'audio' } as const

test('what is offered is asked for at once, and flows as soon as it is there', async () => {
  const { session, requests: requested, received, join } = fakeSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  session.incoming.producerAdded(AUDIO)
  await settle()
  expect(requested('consume', 'resume-consumer')).toEqual(['consume', 'consume', 'resume-consumer', 'resume-consumer'])
  expect(received('video')).toMatchObject({ kind: 'video' })
  expect(received('audio')).toMatchObject({ kind: 'audio' })
})

test('what is offered before the way to receive exists waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { session, received, events: eventsOfKind, join } = fakeSession({ 'create-recv-transport': () => promise })
  const joining = join()
  session.incoming.producerAdded(VIDEO)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(eventsOfKind('receivingFailed')).toEqual([])
  resolve({ success: true, params: fake.generateTransportRemoteParameters() })
  await joining
  await settle()
  expect(received('video')).not.toBeNull()
})

test('after ten seconds without a way to receive, the picture is given up; a later one is not', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { session, received, events: eventsOfKind, join } = fakeSession({ 'create-recv-transport': () => promise })
  const joining = join()
  session.incoming.producerAdded(VIDEO)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(eventsOfKind('receivingFailed')).toMatchObject([{ media: 'video' }])
  resolve({ success: true, params: fake.generateTransportRemoteParameters() })
  await joining
  session.incoming.producerAdded(VIDEO)
  await settle()
  expect(received('video')).not.toBeNull()
})

test('a refused picture is told, and the sound after it still comes', async () => {
  const rejected = new SignalingError('consume', 'refused', 'there is no such producer')
  const audio = { ...fake.generateConsumerRemoteParameters({ codecMimeType: 'audio/opus' }), id: 'c' }
  const {
    session,
    received,
    events: eventsOfKind,
    join,
  } = fakeSession({
    consume: ({ producerId }: { producerId: string }) =>
      producerId === VIDEO.producerId ? Promise.reject(rejected) : { success: true, params: { ...audio, producerId } },
  })
  await join()
  session.incoming.producerAdded(VIDEO)
  session.incoming.producerAdded(AUDIO)
  await settle()
  expect(eventsOfKind('receivingFailed')).toMatchObject([{ media: 'video' }])
  expect(received('audio')).not.toBeNull()
})

/** A `consume` that is answered when the test says so. */
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

test('a camera that is switched off while its picture is on the way arrives switched off', async () => {
  const { session, respond, received, join } = setupSlowConsume()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.switched('video', true)
  respond()
  await settle()
  expect(received('video')?.enabled).toBe(false)
  session.incoming.switched('video', false)
  expect(received('video')?.enabled).toBe(true)
})

test('a picture that ends while it is on the way never shows', async () => {
  const { session, respond, events: eventsOfKind, join } = setupSlowConsume()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.closed('c')
  respond()
  await settle()
  expect(eventsOfKind('received')).toEqual([])
})

test('of somebody who has left nothing shows any more, also what was on its way', async () => {
  const { session, respond, events: eventsOfKind, join } = setupSlowConsume()
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

test('when the other side leaves, what was received is taken away; when it comes back, it is received anew', async () => {
  const { session, events: eventsOfKind, received, join } = fakeSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.peerLeft()
  expect(eventsOfKind('removed')).toEqual([{ kind: 'removed', media: 'video' }])
  expect(received('video')).toBeNull()
  session.incoming.peerJoined()
  session.incoming.producerAdded({ producerId: 'video-2', kind: 'video' })
  await settle()
  expect(eventsOfKind('received')).toHaveLength(2)
})

test('a new picture takes the place of the old one', async () => {
  const { session, details: events, join } = fakeSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  session.incoming.producerAdded({ producerId: 'video-2', kind: 'video' })
  await settle()
  expect(events.map(({ kind }) => kind)).toEqual(['received', 'removed', 'received'])
  session.incoming.closed('consumer-1')
  expect(events).toHaveLength(3)
})
