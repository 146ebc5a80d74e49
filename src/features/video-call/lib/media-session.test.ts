import { Device } from 'mediasoup-client'
import * as fake from 'mediasoup-client/fakeParameters'
import type { FakeHandler } from 'mediasoup-client/handlers/FakeHandler'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeSession, openedSessions } from '../../../../tests/support/fake-session'
import { fakeTrack } from '../../../../tests/support/fake-track'
import { trackCount } from './track-registry'
import { createMediaSession, MediaSessionClosedError } from './media-session'
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

test('the room is joined, the device is told, and both ways are opened', async () => {
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

test('what is to be sent before joining is sent once that is done, within a ceiling', async () => {
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

test('who joins muted is never heard, and the other side is told', async () => {
  const { session, requests: requested, join } = fakeSession()
  const track = fakeTrack('audio')
  track.enabled = false
  void session.send('audio', { track, isPaused: true })
  await join()
  await settle()
  expect(requested('produce', 'pause-producer', 'resume-producer')).toEqual(['produce', 'pause-producer'])
  expect(track.enabled).toBe(false)
})

test('however fast a switch is pressed, the last state is what the other side is told last', async () => {
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
  const receivedEvents = requested('pause-producer', 'resume-producer')
  expect(receivedEvents.at(-1)).toBe('pause-producer')
  expect(receivedEvents.length).toBeLessThan(7)
})

test('who is unmuted while muting fails is heard', async () => {
  const { promise, reject } = Promise.withResolvers<unknown>()
  const {
    session,
    requests: requested,
    events: receivedEvents,
    join,
  } = fakeSession({ 'pause-producer': () => promise })
  const track = fakeTrack('audio')
  await join()
  await session.send('audio', { track, isPaused: false })
  const muted = session.send('audio', { track, isPaused: true })
  const unmuted = session.send('audio', { track, isPaused: false })
  reject(new SignalingError('pause-producer', 'timeout'))
  await Promise.all([muted, unmuted])
  expect(receivedEvents('sendingFailed')).toHaveLength(1)
  expect(requested('pause-producer', 'resume-producer')).toEqual(['pause-producer', 'resume-producer'])
})

test('another device takes the place of the first one, and nobody joins anew', async () => {
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

test('what the platform refuses to carry is told once', async () => {
  const {
    session,
    events: receivedEvents,
    join,
  } = fakeSession({
    produce: () => Promise.reject(new SignalingError('produce', 'refused', 'no')),
  })
  await join()
  await session.send('video', { track: fakeTrack('video'), isPaused: false })
  expect(receivedEvents('sendingFailed')).toMatchObject([{ media: 'video', error: { message: 'no' } }])
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
])('a way that %s is broken, once', async (_, happen) => {
  const { handlers, events: receivedEvents, join } = fakeSession()
  await join()
  for (const handler of handlers.slice(0, 1)) {
    await happen(handler)
    await happen(handler)
  }
  expect(receivedEvents('broken')).toHaveLength(1)
})

test('a short hole in the network is not noticed', async () => {
  const { handlers, events: receivedEvents, join } = fakeSession()
  await join()
  handlers[0]?.setConnectionState('disconnected')
  await vi.advanceTimersByTimeAsync(2_900)
  handlers[0]?.setConnectionState('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(receivedEvents('broken')).toEqual([])
})

test.each([
  ['join-room', 'refused'],
  ['set-rtp-capabilities', 'timeout'],
  ['create-send-transport', 'malformed'],
  ['create-recv-transport', 'timeout'],
] as const)('joining fails where %s is %s', async (name, reason) => {
  const { join } = fakeSession({ [name]: () => Promise.reject(new SignalingError(name, reason)) })
  await expect(join()).rejects.toMatchObject({ request: name, reason })
})

test('a browser that cannot take part says so', async () => {
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
  'a session that is closed during %s ends there',
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

test('closing takes everything away and hears nothing more', async () => {
  const { session, handlers, details: events, events: receivedEvents, join } = fakeSession()
  await join()
  session.incoming.producerAdded(VIDEO)
  await settle()
  handlers[1]?.setConnectionState('disconnected')
  session.close()
  session.incoming.producerAdded(AUDIO)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(receivedEvents('removed')).toHaveLength(1)
  expect(events.at(-1)?.kind).toBe('removed')
  await expect(session.stats()).resolves.toBeNull()
})
