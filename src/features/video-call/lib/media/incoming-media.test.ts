import * as fake from 'mediasoup-client/fakeParameters'
import { expect, test, vi } from 'vitest'
import {
  AUDIO,
  setupMediaSession,
  installMediaSessions,
  settle,
  VIDEO,
} from '../../../../../tests/support/vitest/media-session'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { SignalingError } from '../signaling/signaling'

installMediaSessions()

test('audio and video of the peer are consumed in parallel and resumed', async () => {
  const { session, request, requested, received, join } = setupMediaSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  session.incoming.producerAdded(AUDIO)
  await settle()
  expect(requested('consume', 'resume-consumer')).toEqual(['consume', 'consume', 'resume-consumer', 'resume-consumer'])
  expect(request).toHaveBeenCalledWith('resume-consumer', { consumerId: expect.any(String) })
  expect(received('video')).toMatchObject({ kind: 'video', enabled: true })
  expect(received('audio')).toMatchObject({ kind: 'audio', enabled: true })
})

test('a producer that is added before the transport exists is consumed afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { session, received, eventsOfKind, join } = setupMediaSession({ 'create-recv-transport': () => promise })
  const joining = join()
  session.incoming.producerAdded(VIDEO)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(eventsOfKind('receivingFailed')).toEqual([])
  resolve({ success: true, params: fake.generateTransportRemoteParameters() })
  await joining
  await settle()
  expect(received('video')).not.toBeNull()
})

test('after ten seconds without a transport the producer fails, and a later one is consumed (F-K11)', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { session, received, eventsOfKind, join } = setupMediaSession({ 'create-recv-transport': () => promise })
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

test('rejected video is reported, and the audio is still received', async () => {
  const rejected = new SignalingError('consume', 'rejected', 'there is no such producer')
  const audio = { ...fake.generateConsumerRemoteParameters({ codecMimeType: 'audio/opus' }), id: 'c' }
  const { session, received, eventsOfKind, join } = setupMediaSession({
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

test('audio where video was announced is reported as failed, and is not played', async () => {
  const audio = fake.generateConsumerRemoteParameters({ codecMimeType: 'audio/opus' })
  const { session, requested, received, eventsOfKind, join } = setupMediaSession({
    consume: () => ({ success: true, params: { ...audio, id: 'c', producerId: VIDEO.producerId } }),
  })
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  expect(eventsOfKind('receivingFailed')).toEqual([{ kind: 'receivingFailed', media: 'video' }])
  expect(received('video')).toBeNull()
  expect(requested('resume-consumer')).toEqual([])
})

test('a consumer that the platform does not resume is removed and reported', async () => {
  const rejected = new SignalingError('resume-consumer', 'rejected', 'there is no such consumer')
  const { session, received, eventsOfKind, join } = setupMediaSession({
    'resume-consumer': () => Promise.reject(rejected),
  })
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  expect(eventsOfKind('receivingFailed')).toMatchObject([{ media: 'video' }])
  expect(eventsOfKind('removed')).toMatchObject([{ media: 'video' }])
  expect(received('video')).toBeNull()
})

test.each(['consume', 'resume-consumer'] as const)(
  'media whose %s request is not acknowledged are broken: only a rejoin requests them again',
  async (name) => {
    const { session, received, eventsOfKind, join } = setupMediaSession({
      [name]: () => Promise.reject(new SignalingError(name, 'timeout')),
    })
    await join()
    session.incoming.producerAdded(VIDEO)
    await settle()
    expect(eventsOfKind('broken')).toHaveLength(1)
    expect(eventsOfKind('receivingFailed')).toEqual([])
    expect(received('video')?.readyState).not.toBe('live')
  },
)

test('a consume request that is not acknowledged while joining fails the join, which is tried again', async () => {
  const unacknowledged = new SignalingError('consume', 'timeout')
  const { promise: produced, resolve } = Promise.withResolvers<unknown>()
  const { session, join } = setupMediaSession({
    consume: () => Promise.reject(unacknowledged),
    produce: () => produced,
  })
  void session.send('video', { track: fakeTrack('video'), isPaused: false })
  const joining = join().catch((error: unknown) => error)
  session.incoming.producerAdded(VIDEO)
  await settle()
  resolve({ success: true, id: 'own' })
  expect(await joining).toBe(unacknowledged)
})

test('the media is removed when the peer leaves, and received again when the peer comes back', async () => {
  const { session, eventsOfKind, received, join } = setupMediaSession()
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

test('a new video replaces the previous one', async () => {
  const { session, events, join } = setupMediaSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  session.incoming.producerAdded({ producerId: 'video-2', kind: 'video' })
  await settle()
  expect(events.map(({ kind }) => kind)).toEqual(['received', 'removed', 'received'])
  session.incoming.consumerClosed('consumer-1')
  expect(events).toHaveLength(3)
})

test('a producer that is announced twice is ignored the second time, also while it is paused (F-R13)', async () => {
  const { session, requested, received, join } = setupMediaSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.setPaused('video', true)
  session.incoming.producerAdded(VIDEO)
  await settle()
  expect(requested('consume')).toHaveLength(1)
  expect(received('video')?.enabled, 'it stays paused').toBe(false)
})

test('a producer whose consumer was closed can be announced again (F-R13)', async () => {
  const { session, requested, join } = setupMediaSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  session.incoming.consumerClosed('consumer-1')
  session.incoming.producerAdded(VIDEO)
  await settle()
  expect(requested('consume')).toHaveLength(2)
})
