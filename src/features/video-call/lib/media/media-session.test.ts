import { Device } from 'mediasoup-client'
import * as fake from 'mediasoup-client/fakeParameters'
import type { FakeHandler } from 'mediasoup-client/handlers/FakeHandler'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeSession, openedSessions } from '../../../../../tests/support/vitest/fake-session'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { trackCount } from './track-registry'
import { createMediaSession, MediaSessionClosedError } from './media-session'
import { SignalingError } from '../signaling/signaling'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const session of openedSessions.splice(0)) session.close()
  expect(trackCount(), 'no track is left').toBe(0)
  expect(vi.getTimerCount(), 'no timer is left').toBe(0)
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const VIDEO = { producerId: 'video-1', kind: 'video' } as const
const AUDIO = { producerId: 'audio-1', kind: 'audio' } as const

test('joining sends the capabilities of the device and opens both transports', async () => {
  const { requests: requested, request, join } = fakeSession()
  await join()
  expect(request.mock.calls.map(([name]) => name)).toEqual([
    'join-room',
    'set-rtp-capabilities',
    'create-send-transport',
    'create-recv-transport',
  ])
  expect(requested('produce')).toEqual([])
})

test('tracks that are set before joining are sent afterwards, with the maximum bitrate', async () => {
  const { session, request, join } = fakeSession()
  void session.send('video', { track: fakeTrack('video'), isPaused: false })
  void session.send('audio', { track: fakeTrack('audio'), isPaused: false })
  await join()
  await settle()
  const produced = request.mock.calls.filter(([name]) => name === 'produce').map(([, body]) => body)
  expect(produced).toMatchObject([
    { kind: 'audio' },
    { kind: 'video', rtpParameters: { encodings: [{ maxBitrate: 1_500_000 }] } },
  ])
})

test('a user who joins muted sends no audio, and the producer is paused', async () => {
  const { session, requests: requested, join } = fakeSession()
  const track = fakeTrack('audio')
  track.enabled = false
  void session.send('audio', { track, isPaused: true })
  await join()
  await settle()
  expect(requested('produce', 'pause-producer', 'resume-producer')).toEqual(['produce', 'pause-producer'])
  expect(track.enabled).toBe(false)
})

test('after fast toggling the last state is sent last (F-L11)', async () => {
  const pending: (() => void)[] = []
  const slowly = () => new Promise((resolve) => pending.push(() => resolve({ success: true })))
  const { session, requests: requested, join } = fakeSession({ 'pause-producer': slowly, 'resume-producer': slowly })
  const track = fakeTrack('audio')
  await join()
  await session.send('audio', { track, isPaused: false })
  for (const isPaused of [true, false, true, false, true, false, true]) void session.send('audio', { track, isPaused })
  while (pending.length > 0) {
    pending.shift()?.()
    await settle()
  }
  const sentRequests = requested('pause-producer', 'resume-producer')
  expect(sentRequests.at(-1)).toBe('pause-producer')
  expect(sentRequests.length).toBeLessThan(7)
})

test('unmuting while muting fails resumes the producer', async () => {
  const { promise, reject } = Promise.withResolvers<unknown>()
  const { session, requests: requested, eventsOfKind, join } = fakeSession({ 'pause-producer': () => promise })
  const track = fakeTrack('audio')
  await join()
  await session.send('audio', { track, isPaused: false })
  const muted = session.send('audio', { track, isPaused: true })
  const unmuted = session.send('audio', { track, isPaused: false })
  reject(new SignalingError('pause-producer', 'timeout'))
  await Promise.all([muted, unmuted])
  expect(eventsOfKind('sendingFailed')).toHaveLength(1)
  expect(requested('pause-producer', 'resume-producer')).toEqual(['pause-producer', 'resume-producer'])
})

test('another device replaces the track without a rejoin', async () => {
  const { session, requests: requested, join } = fakeSession()
  const [first, second] = [fakeTrack('video', 'a'), fakeTrack('video', 'b')]
  await join()
  await session.send('video', { track: first, isPaused: false })
  await session.send('video', { track: second, isPaused: false })
  await session.send('video', { track: null, isPaused: true })
  await session.send('video', { track: first, isPaused: false })
  expect(requested('join-room', 'produce', 'pause-producer', 'resume-producer')).toEqual([
    'join-room',
    'produce',
    'pause-producer',
    'resume-producer',
  ])
  expect([first.readyState, second.readyState], 'tracks are not stopped by the connection').toEqual(['live', 'live'])
})

test('a rejected producer is reported once', async () => {
  const { session, eventsOfKind, join } = fakeSession({
    produce: () => Promise.reject(new SignalingError('produce', 'refused', 'no')),
  })
  await join()
  await session.send('video', { track: fakeTrack('video'), isPaused: false })
  expect(eventsOfKind('sendingFailed')).toMatchObject([{ media: 'video', error: { detail: 'no' } }])
})

test.each([
  ['fails', async (handler: FakeHandler) => handler.setConnectionState('failed')],
  [
    'is interrupted for three seconds',
    async (handler: FakeHandler) => {
      handler.setConnectionState('disconnected')
      await vi.advanceTimersByTimeAsync(3_000)
    },
  ],
])('a transport that %s is reported as broken once (F-K17)', async (_, happen) => {
  const { handlers, eventsOfKind, join } = fakeSession()
  await join()
  for (const handler of handlers.slice(0, 1)) {
    await happen(handler)
    await happen(handler)
  }
  expect(eventsOfKind('broken')).toHaveLength(1)
})

test('a short network loss is not reported (F-K16)', async () => {
  const { handlers, eventsOfKind, join } = fakeSession()
  await join()
  handlers[0]?.setConnectionState('disconnected')
  await vi.advanceTimersByTimeAsync(2_900)
  handlers[0]?.setConnectionState('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(eventsOfKind('broken')).toEqual([])
})

test.each([
  ['join-room', 'refused'],
  ['set-rtp-capabilities', 'timeout'],
  ['create-send-transport', 'malformed'],
  ['create-recv-transport', 'timeout'],
] as const)('joining fails if %s is %s', async (name, reason) => {
  const { join } = fakeSession({ [name]: () => Promise.reject(new SignalingError(name, reason)) })
  await expect(join()).rejects.toMatchObject({ request: name, reason })
})

test.each([
  ['produce', 'malformed'],
  ['produce', 'timeout'],
  ['connect-send-transport', 'malformed'],
] as const)('joining fails as a whole if %s is %s (F-R14)', async (name, reason) => {
  const { session, join, events } = fakeSession({ [name]: () => Promise.reject(new SignalingError(name, reason)) })
  void session.send('audio', { track: fakeTrack('audio'), isPaused: false })
  await expect(join()).rejects.toMatchObject({ request: name, reason })
  expect(events, 'no separate error').toEqual([])
})

test('joining fails if a transport breaks before the platform has acknowledged the media', async () => {
  const produced = Promise.withResolvers<unknown>()
  const { session, handlers, join, events } = fakeSession({ produce: () => produced.promise })
  void session.send('audio', { track: fakeTrack('audio'), isPaused: false })
  const joined = join()
  await vi.advanceTimersByTimeAsync(0)
  handlers[0]?.setConnectionState('failed')
  produced.resolve({ success: true, id: 'audio-1' })
  await expect(joined).rejects.toMatchObject({ request: 'connect-send-transport', reason: 'timeout' })
  expect(events, 'no separate event').toEqual([])
})

test('a track added after joining that the platform does not confirm breaks the session (F-R14)', async () => {
  const { session, join, events } = fakeSession({
    produce: () => Promise.reject(new SignalingError('produce', 'malformed')),
  })
  await join()
  await session.send('video', { track: fakeTrack('video'), isPaused: false })
  expect(events).toEqual([{ kind: 'broken' }])
})

test('a resumed track that the platform does not confirm breaks the session', async () => {
  const { session, join, events } = fakeSession({
    'resume-producer': () => Promise.reject(new SignalingError('resume-producer', 'timeout')),
  })
  const track = fakeTrack('audio')
  void session.send('audio', { track, isPaused: true })
  await join()
  await session.send('audio', { track, isPaused: false })
  expect(events).toEqual([{ kind: 'broken' }])
})

test('an unsupported browser rejects with an UnsupportedError (F-K10)', async () => {
  const { request } = fakeSession()
  const session = createMediaSession({
    signaling: { request: request as never },
    onEvent: () => {},
    createDevice: () => Device.factory(),
  })
  await expect(session.join({ roomId: 'room', isReconnection: false })).rejects.toMatchObject({
    name: 'UnsupportedError',
  })
})

test.each(['join-room', 'set-rtp-capabilities', 'create-recv-transport'])(
  'a session that is closed during %s rejects and sends nothing more',
  async (name) => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const { session, request, join } = fakeSession({ [name]: () => promise })
    const joining = join()
    await settle()
    session.close()
    resolve({
      success: true,
      rtpCapabilities: fake.generateRouterRtpCapabilities(),
      params: fake.generateTransportRemoteParameters(),
    })
    await expect(joining).rejects.toBeInstanceOf(MediaSessionClosedError)
    const count = request.mock.calls.length
    await settle()
    expect(request).toHaveBeenCalledTimes(count)
  },
)

test('closing removes all media and emits nothing more', async () => {
  const { session, handlers, events, eventsOfKind, join } = fakeSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  handlers[1]?.setConnectionState('disconnected')
  session.close()
  session.incoming.producerAdded(AUDIO)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(eventsOfKind('removed')).toHaveLength(1)
  expect(events.at(-1)?.kind).toBe('removed')
  await expect(session.stats()).resolves.toBeNull()
})
