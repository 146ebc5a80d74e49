import { Device, type types } from 'mediasoup-client'
import * as fake from 'mediasoup-client/fakeParameters'
import { FakeHandler } from 'mediasoup-client/handlers/FakeHandler'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeTrack } from '../../../../tests/support/fake-track'
import { liveTrack, liveTrackCount } from './live-tracks'
import { createMediaSession, type MediaFact, SessionClosed } from './media-session'
import { SignalingError } from './signaling-messages'

type Answers = Partial<Record<string, (body: never) => unknown>>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const session of opened.splice(0)) session.close()
  expect(liveTrackCount(), 'no track is kept').toBe(0)
  expect(vi.getTimerCount(), 'no timer runs on').toBe(0)
  vi.useRealTimers()
})

const opened: { close: () => void }[] = []

function setup(answers: Answers = {}) {
  const facts: MediaFact[] = []
  const handlers: FakeHandler[] = []
  const factory = FakeHandler.createFactory(fake)
  const handlerFactory: types.HandlerFactory = {
    ...factory,
    factory: (options) => {
      const handler = factory.factory(options) as FakeHandler
      handlers.push(handler)
      return handler
    },
  }
  let consumers = 0
  const transport = () => ({ success: true, params: fake.generateTransportRemoteParameters() })
  const standard: Answers = {
    'join-room': () => ({ success: true, rtpCapabilities: fake.generateRouterRtpCapabilities() }),
    'create-send-transport': transport,
    'create-recv-transport': transport,
    produce: () => ({ success: true, id: crypto.randomUUID() }),
    consume: ({ producerId }: { producerId: string }) => {
      consumers += 1
      const codecMimeType = producerId.startsWith('video') ? 'video/VP8' : 'audio/opus'
      const remote = fake.generateConsumerRemoteParameters({ codecMimeType })
      return { success: true, params: { ...remote, id: `consumer-${consumers}`, producerId } }
    },
  }
  const request = vi.fn(async (name: string, body: unknown) => {
    const answer = answers[name] ?? standard[name]
    return answer ? await answer(body as never) : { success: true }
  })
  const session = createMediaSession({
    signaling: { request: request as never },
    tell: (fact) => facts.push(fact),
    createDevice: () => Device.factory({ handlerFactory }),
  })
  opened.push(session)
  const asked = (...names: string[]) => request.mock.calls.map(([name]) => name).filter((name) => names.includes(name))
  const told = (kind: MediaFact['kind']) => facts.filter((fact) => fact.kind === kind)
  const received = (media: types.MediaKind) => {
    const [fact] = facts.filter((one) => one.kind === 'received').filter((one) => one.media === media)
    return liveTrack(fact?.trackId ?? null)
  }
  const join = () => session.join({ roomId: 'room', isReconnection: false })
  return { session, facts, handlers, request, asked, told, received, join }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const VIDEO = { producerId: 'video-1', kind: 'video' } as const
const AUDIO = { producerId: 'audio-1', kind: 'audio' } as const

test('the room is joined, the device is told, and both ways are opened', async () => {
  const { asked, request, join } = setup()
  await join()
  expect(request.mock.calls.map(([name]) => name)).toEqual([
    'join-room',
    'set-rtp-capabilities',
    'create-send-transport',
    'create-recv-transport',
  ])
  expect(asked('produce')).toEqual([])
})

test('what is to be sent before joining is sent once that is done, within a ceiling', async () => {
  const { session, request, join } = setup()
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
  const { session, asked, join } = setup()
  const track = fakeTrack('audio')
  track.enabled = false
  void session.send('audio', { track, isPaused: true })
  await join()
  await settle()
  expect(asked('produce', 'pause-producer', 'resume-producer')).toEqual(['produce', 'pause-producer'])
  expect(track.enabled).toBe(false)
})

test('however fast a switch is pressed, the last state is what the other side is told last', async () => {
  const pending: (() => void)[] = []
  const slowly = () => new Promise((resolve) => pending.push(() => resolve({ success: true })))
  const { session, asked, join } = setup({ 'pause-producer': slowly, 'resume-producer': slowly })
  const track = fakeTrack('audio')
  await join()
  await session.send('audio', { track, isPaused: false })
  for (const isPaused of [true, false, true, false, true, false, true]) void session.send('audio', { track, isPaused })
  while (pending.length > 0) {
    pending.shift()?.()
    await settle()
  }
  const told = asked('pause-producer', 'resume-producer')
  expect(told.at(-1)).toBe('pause-producer')
  expect(told.length).toBeLessThan(7)
})

test('another device takes the place of the first one, and nobody joins anew', async () => {
  const { session, asked, join } = setup()
  const [first, second] = [fakeTrack('video', 'a'), fakeTrack('video', 'b')]
  await join()
  await session.send('video', { track: first, isPaused: false })
  await session.send('video', { track: second, isPaused: false })
  await session.send('video', { track: null, isPaused: true })
  await session.send('video', { track: first, isPaused: false })
  expect(asked('join-room', 'produce', 'pause-producer', 'resume-producer')).toEqual([
    'join-room',
    'produce',
    'pause-producer',
    'resume-producer',
  ])
  expect([first.readyState, second.readyState], 'tracks are not stopped by the connection').toEqual(['live', 'live'])
})

test('what the platform refuses to carry is told once', async () => {
  const { session, told, join } = setup({
    produce: () => Promise.reject(new SignalingError('produce', 'refused', 'no')),
  })
  await join()
  await session.send('video', { track: fakeTrack('video'), isPaused: false })
  expect(told('sendingFailed')).toMatchObject([{ media: 'video', error: { message: 'no' } }])
})

test('what is offered is received, one after the other, and its flow begins', async () => {
  const { session, asked, received, join } = setup()
  await join()
  session.incoming.offered(VIDEO)
  session.incoming.offered(AUDIO)
  await settle()
  expect(asked('consume', 'resume-consumer')).toEqual(['consume', 'resume-consumer', 'consume', 'resume-consumer'])
  expect(received('video')).toMatchObject({ kind: 'video' })
  expect(received('audio')).toMatchObject({ kind: 'audio' })
})

test('what is offered before the way to receive exists waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { session, received, told, join } = setup({ 'create-recv-transport': () => promise })
  const joining = join()
  session.incoming.offered(VIDEO)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(told('receivingFailed')).toEqual([])
  resolve({ success: true, params: fake.generateTransportRemoteParameters() })
  await joining
  await settle()
  expect(received('video')).not.toBeNull()
})

test('after ten seconds without a way to receive, the picture is given up; a later one is not', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { session, received, told, join } = setup({ 'create-recv-transport': () => promise })
  const joining = join()
  session.incoming.offered(VIDEO)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told('receivingFailed')).toMatchObject([{ media: 'video' }])
  resolve({ success: true, params: fake.generateTransportRemoteParameters() })
  await joining
  session.incoming.offered(VIDEO)
  await settle()
  expect(received('video')).not.toBeNull()
})

test('a refused picture is told, and the sound after it still comes', async () => {
  const refused = new SignalingError('consume', 'refused', 'there is no such producer')
  const audio = { ...fake.generateConsumerRemoteParameters({ codecMimeType: 'audio/opus' }), id: 'c' }
  const { session, received, told, join } = setup({
    consume: ({ producerId }: { producerId: string }) =>
      producerId === VIDEO.producerId ? Promise.reject(refused) : { success: true, params: { ...audio, producerId } },
  })
  await join()
  session.incoming.offered(VIDEO)
  session.incoming.offered(AUDIO)
  await settle()
  expect(told('receivingFailed')).toMatchObject([{ media: 'video' }])
  expect(received('audio')).not.toBeNull()
})

/** A `consume` that is answered when the test says so. */
function setupSlowConsume() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const call = setup({ consume: () => promise })
  const params = {
    ...fake.generateConsumerRemoteParameters({ codecMimeType: 'video/VP8' }),
    id: 'c',
    producerId: 'video-1',
  }
  return { ...call, answer: () => resolve({ success: true, params }) }
}

test('a camera that is switched off while its picture is on the way arrives switched off', async () => {
  const { session, answer, received, join } = setupSlowConsume()
  await join()
  session.incoming.offered(VIDEO)
  await settle()
  session.incoming.switched('video', true)
  answer()
  await settle()
  expect(received('video')?.enabled).toBe(false)
  session.incoming.switched('video', false)
  expect(received('video')?.enabled).toBe(true)
})

test('a picture that ends while it is on the way never shows', async () => {
  const { session, answer, told, join } = setupSlowConsume()
  await join()
  session.incoming.offered(VIDEO)
  await settle()
  session.incoming.closed('c')
  answer()
  await settle()
  expect(told('received')).toEqual([])
})

test('of somebody who has left nothing shows any more, also what was on its way', async () => {
  const { session, answer, told, join } = setupSlowConsume()
  await join()
  session.incoming.offered(VIDEO)
  await settle()
  session.incoming.peerLeft()
  session.incoming.offered(AUDIO)
  answer()
  await settle()
  expect(told('received')).toEqual([])
  expect(told('receivingFailed')).toEqual([])
})

test('when the other side leaves, what was received is taken away; when it comes back, it is received anew', async () => {
  const { session, told, received, join } = setup()
  await join()
  session.incoming.offered(VIDEO)
  await settle()
  session.incoming.peerLeft()
  expect(told('removed')).toEqual([{ kind: 'removed', media: 'video' }])
  expect(received('video')).toBeNull()
  session.incoming.peerJoined()
  session.incoming.offered({ producerId: 'video-2', kind: 'video' })
  await settle()
  expect(told('received')).toHaveLength(2)
})

test('a new picture takes the place of the old one', async () => {
  const { session, facts, join } = setup()
  await join()
  session.incoming.offered(VIDEO)
  session.incoming.offered({ producerId: 'video-2', kind: 'video' })
  await settle()
  expect(facts.map(({ kind }) => kind)).toEqual(['received', 'removed', 'received'])
  session.incoming.closed('consumer-1')
  expect(facts).toHaveLength(3)
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
  const { handlers, told, join } = setup()
  await join()
  for (const handler of handlers.slice(0, 1)) {
    await happen(handler)
    await happen(handler)
  }
  expect(told('broken')).toHaveLength(1)
})

test('a short hole in the network is not noticed', async () => {
  const { handlers, told, join } = setup()
  await join()
  handlers[0]?.setConnectionState('disconnected')
  await vi.advanceTimersByTimeAsync(2_900)
  handlers[0]?.setConnectionState('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told('broken')).toEqual([])
})

test.each([
  ['join-room', 'refused'],
  ['set-rtp-capabilities', 'timeout'],
  ['create-send-transport', 'malformed'],
  ['create-recv-transport', 'timeout'],
] as const)('joining fails where %s is %s', async (name, reason) => {
  const { join } = setup({ [name]: () => Promise.reject(new SignalingError(name, reason)) })
  await expect(join()).rejects.toMatchObject({ request: name, reason })
})

test('a browser that cannot take part says so', async () => {
  const { request } = setup()
  const session = createMediaSession({
    signaling: { request: request as never },
    tell: () => {},
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
    const { session, request, join } = setup({ [name]: () => promise })
    const joining = join()
    await settle()
    session.close()
    resolve({
      success: true,
      rtpCapabilities: fake.generateRouterRtpCapabilities(),
      params: fake.generateTransportRemoteParameters(),
    })
    await expect(joining).rejects.toBeInstanceOf(SessionClosed)
    const count = request.mock.calls.length
    await settle()
    expect(request).toHaveBeenCalledTimes(count)
  },
)

test('closing takes everything away and hears nothing more', async () => {
  const { session, handlers, facts, told, join } = setup()
  await join()
  session.incoming.offered(VIDEO)
  await settle()
  handlers[1]?.setConnectionState('disconnected')
  session.close()
  session.incoming.offered(AUDIO)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told('removed')).toHaveLength(1)
  expect(facts.at(-1)?.kind).toBe('removed')
  await expect(session.stats()).resolves.toBeNull()
})
