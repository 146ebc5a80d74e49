import { Device } from 'mediasoup-client'
import * as fake from 'mediasoup-client/fakeParameters'
import { FakeHandler } from 'mediasoup-client/handlers/FakeHandler'
import { expect, test, vi } from 'vitest'
import {
  AUDIO,
  setupMediaSession,
  installMediaSessions,
  settle,
  VIDEO,
} from '../../../../../tests/support/vitest/media-session'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { createMediaSession, MediaSessionClosedError } from './media-session'
import { SignalingError } from '../signaling/signaling'

installMediaSessions()

test('joining sends the capabilities of the device and opens both transports', async () => {
  const { session, requested, request, join } = setupMediaSession()
  await join()
  expect(request).toHaveBeenCalledWith('set-rtp-capabilities', {
    rtpCapabilities: expect.objectContaining({ codecs: expect.any(Array) }),
  })
  expect(await session.stats()).toEqual({ sent: expect.any(Map), received: expect.any(Map) })
  expect(request.mock.calls.map(([name]) => name)).toEqual([
    'join-room',
    'set-rtp-capabilities',
    'create-send-transport',
    'create-recv-transport',
  ])
  expect(requested('produce')).toEqual([])
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
  const { handlers, eventsOfKind, join } = setupMediaSession()
  await join()
  const [handler] = handlers as [FakeHandler]
  await happen(handler)
  await happen(handler)
  expect(eventsOfKind('broken')).toHaveLength(1)
})

test('a short network loss is not reported (F-K16)', async () => {
  const { handlers, eventsOfKind, join } = setupMediaSession()
  await join()
  handlers[0]?.setConnectionState('disconnected')
  await vi.advanceTimersByTimeAsync(2_900)
  handlers[0]?.setConnectionState('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(eventsOfKind('broken')).toEqual([])
})

test.each([
  ['join-room', 'rejected'],
  ['set-rtp-capabilities', 'timeout'],
  ['create-send-transport', 'malformed'],
  ['create-recv-transport', 'timeout'],
] as const)('joining fails if %s is %s', async (name, reason) => {
  const { join } = setupMediaSession({ [name]: () => Promise.reject(new SignalingError(name, reason)) })
  await expect(join()).rejects.toMatchObject({ request: name, reason })
})

test.each([
  ['join-room', { rtpCapabilities: { codecs: 'VP8' } }],
  ['create-send-transport', { params: { id: 'send' } }],
  ['create-recv-transport', { params: { id: 'recv' } }],
] as const)(
  'media data that mediasoup-client rejects make the response to %s malformed, which is reported',
  async (name, data) => {
    const { join, eventsOfKind } = setupMediaSession({ [name]: () => ({ success: true, ...data }) })
    await expect(join()).rejects.toMatchObject({ name: 'SignalingError', request: name, reason: 'malformed' })
    expect(eventsOfKind('malformed')).toEqual([{ kind: 'malformed', message: name, fields: [] }])
  },
)

test.each([
  ['produce', 'malformed'],
  ['produce', 'timeout'],
  ['connect-send-transport', 'malformed'],
] as const)('joining fails as a whole if %s is %s (F-R14)', async (name, reason) => {
  const { session, join, events } = setupMediaSession({
    [name]: () => Promise.reject(new SignalingError(name, reason)),
  })
  void session.send('audio', { track: fakeTrack('audio'), isPaused: false })
  await expect(join()).rejects.toMatchObject({ request: name, reason })
  expect(events, 'no separate error').toEqual([])
})

test('joining fails if a transport breaks before the platform has acknowledged the media', async () => {
  const produced = Promise.withResolvers<unknown>()
  const { session, handlers, join, events } = setupMediaSession({ produce: () => produced.promise })
  void session.send('audio', { track: fakeTrack('audio'), isPaused: false })
  const joined = join()
  await vi.advanceTimersByTimeAsync(0)
  handlers[0]?.setConnectionState('failed')
  produced.resolve({ success: true, id: 'audio-1' })
  await expect(joined).rejects.toMatchObject({ request: 'connect-send-transport', reason: 'timeout' })
  expect(events, 'no separate event').toEqual([])
})

test('an unsupported browser rejects with an UnsupportedError (F-K10)', async () => {
  const { request } = setupMediaSession()
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
    const { session, request, join } = setupMediaSession({ [name]: () => promise })
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

test('a transport that is created while the session closes is closed', async () => {
  const { session, handlers, join } = setupMediaSession()
  const closed = vi.spyOn(FakeHandler.prototype, 'close')
  const create = vi.spyOn(Device.prototype, 'createSendTransport')
  create.mockImplementationOnce(function (this: Device, options) {
    session.close()
    return this.createSendTransport(options)
  })
  await expect(join()).rejects.toBeInstanceOf(MediaSessionClosedError)
  expect(closed.mock.contexts).toEqual(handlers)
})

test('closing removes all media and emits nothing more', async () => {
  const { session, handlers, events, eventsOfKind, join } = setupMediaSession()
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
