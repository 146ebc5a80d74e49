// @vitest-environment happy-dom
import { Device } from 'mediasoup-client'
import * as fake from 'mediasoup-client/fakeParameters'
import { FakeHandler } from 'mediasoup-client/handlers/FakeHandler'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeSignaling, type SignalingResponses } from '../../../../tests/support/vitest/fake-signaling'
import { fakeTrack } from '../../../../tests/support/vitest/fake-track'
import { type CallSessionEvent, openCallSession } from './call-session'
import { trackCount } from './media/track-registry'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  expect(trackCount(), 'no track is left').toBe(0)
  expect(vi.getTimerCount(), 'no timer is left').toBe(0)
})

const ROOM = { roomId: 'room', isReconnection: false }
type Listener = (payload: unknown) => void

function setup(responses: SignalingResponses = {}) {
  const listeners = new Map<string, Listener>()
  const requests: string[] = []
  const respond = fakeSignaling(responses)
  const emitWithAck = async (name: string, body: unknown) => {
    requests.push(name)
    return respond(name, body)
  }
  const socket = {
    connected: true,
    active: true,
    timeout: () => ({ emitWithAck }),
    on: (name: string, listener: Listener) => void listeners.set(name, listener),
    off: (name: string) => void listeners.delete(name),
    removeAllListeners: () => listeners.clear(),
    io: { on: vi.fn(), removeAllListeners: vi.fn() },
    connect: vi.fn(),
    disconnect: vi.fn(),
  }
  const events: CallSessionEvent[] = []
  const callSession = openCallSession({
    url: '',
    userName: 'Dr.',
    token: null,
    onEvent: (event) => events.push(event),
    connect: (() => socket) as never,
    createDevice: () => Device.factory({ handlerFactory: FakeHandler.createFactory(fake) }),
  })
  const listen = (name: string, payload: unknown) => listeners.get(name)?.(payload)
  const kinds = () => events.map(({ kind }) => kind)
  return { callSession, socket, listeners, requests, events, kinds, listen }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

test('events of the peer are emitted, and their media is received', async () => {
  const { callSession, listen, events } = setup()
  await callSession.join(ROOM)
  listen('peer-joined', { userName: 'İrem' })
  listen('new-producer', { producerId: 'p', kind: 'video' })
  listen('producer-paused', { kind: 'video' })
  await settle()
  listen('peer-disconnected', { userName: 'İrem' })
  listen('peer-left', { userName: 'İrem' })
  expect(events).toEqual([
    { kind: 'peerJoined', name: 'İrem' },
    { kind: 'peerPausedChanged', media: 'video', isPaused: true },
    { kind: 'received', media: 'video', trackId: expect.any(String), isPaused: true },
    { kind: 'peerDisconnected' },
    { kind: 'removed', media: 'video' },
    { kind: 'peerLeft' },
  ])
  await callSession.leave()
})

test.each([
  ['blank has no name', '   ', ''],
  ['endless has its first hundred characters', ` ${'İ'.repeat(16_000)}`, `${'İ'.repeat(100)}…`],
])('a peer whose name is %s', async (_, userName, name) => {
  const { callSession, listen, events } = setup()
  listen('peer-joined', { userName })
  expect(events).toEqual([{ kind: 'peerJoined', name }])
  await callSession.leave()
})

test('tracks are sent again after a rejoin, with the same mute state and bandwidth limit', async () => {
  const produce = vi.fn(({ kind }: { kind: string; rtpParameters: object }) => ({ success: true, id: kind }))
  const { callSession, requests } = setup({ produce })
  callSession.send('audio', { track: fakeTrack('audio'), isPaused: true })
  callSession.send('video', { track: fakeTrack('video'), isPaused: false })
  await callSession.limitVideo({ maxBitrate: 1 })
  for (const isReconnection of [false, true]) {
    requests.length = 0
    await callSession.join({ ...ROOM, isReconnection })
    await settle()
    expect(requests.filter((name) => name === 'produce')).toHaveLength(2)
    expect(requests.filter((name) => name === 'pause-producer')).toHaveLength(1)
    expect(requests).not.toContain('resume-producer')
    expect(produce).toHaveBeenLastCalledWith(
      expect.objectContaining({
        kind: 'video',
        rtpParameters: expect.objectContaining({ encodings: [expect.objectContaining({ maxBitrate: 1 })] }),
      }),
    )
  }
  await callSession.leave()
})

test('local producers that are announced back, also after a rejoin, are no media of the peer (F-R13)', async () => {
  let produced = 0
  const { callSession, listen, events, requests } = setup({
    produce: () => {
      produced += 1
      return { success: true, id: `own-${produced}` }
    },
  })
  callSession.send('video', { track: fakeTrack('video'), isPaused: false })
  await callSession.join(ROOM)
  await callSession.join({ ...ROOM, isReconnection: true })
  for (const producerId of ['own-1', 'own-2']) listen('new-producer', { producerId, kind: 'video' })
  await settle()
  expect(requests).not.toContain('consume')
  expect(events).toEqual([])
  await callSession.leave()
})

test('a local producer that is announced before its id is acknowledged does not switch the camera of the peer on (F-R13)', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { callSession, listen, events } = setup({ produce: () => promise })
  callSession.send('video', { track: fakeTrack('video'), isPaused: false })
  const joining = callSession.join(ROOM)
  await settle()
  listen('new-producer', { producerId: 'p', kind: 'video' })
  listen('producer-paused', { kind: 'video' })
  listen('new-producer', { producerId: 'own', kind: 'video' })
  resolve({ success: true, id: 'own' })
  await joining
  await settle()
  expect(events).toEqual([
    { kind: 'peerPausedChanged', media: 'video', isPaused: true },
    { kind: 'received', media: 'video', trackId: expect.any(String), isPaused: true },
  ])
  await callSession.leave()
})

test('a produce request that is acknowledged without an id fails the join (F-R14)', async () => {
  const { callSession, kinds } = setup({ produce: () => ({ success: true }) })
  callSession.send('audio', { track: fakeTrack('audio'), isPaused: false })
  await expect(callSession.join(ROOM)).rejects.toMatchObject({ request: 'produce', reason: 'malformed' })
  expect(kinds()).toEqual(['malformed'])
  await callSession.leave()
})

test('a rejoin replaces a pending join, which rejects as closed (F-K19)', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  let isFirst = true
  const response = { success: true, rtpCapabilities: fake.generateRouterRtpCapabilities() }
  const { callSession } = setup({
    'join-room': () => {
      if (!isFirst) return response
      isFirst = false
      return promise
    },
  })
  const first = callSession.join(ROOM)
  const second = callSession.join({ ...ROOM, isReconnection: true })
  resolve(response)
  await expect(first).rejects.toMatchObject({ name: 'MediaSessionClosedError' })
  await expect(second).resolves.toBeUndefined()
  await callSession.leave()
})

test('a join that fails because the connection is lost rejects as closed', async () => {
  const { callSession, socket } = setup({
    'create-send-transport': () => {
      socket.connected = false
      return { success: false, error: 'no' }
    },
  })
  await expect(callSession.join(ROOM)).rejects.toMatchObject({ name: 'MediaSessionClosedError' })
  await expect(callSession.leave()).rejects.toMatchObject({ reason: 'timeout' })
})

test('a receiving error while the connection is lost is not emitted', async () => {
  const { callSession, listen, socket, kinds } = setup()
  await callSession.join(ROOM)
  listen('new-producer', { producerId: 'p', kind: 'video' })
  socket.connected = false
  await settle()
  expect(kinds()).toEqual([])
  await expect(callSession.leave()).rejects.toMatchObject({ reason: 'timeout' })
})

test('a malformed event is reported by its name and fields, and ignored', async () => {
  const { callSession, listen, events } = setup()
  listen('peer-joined', 7)
  expect(events).toEqual([{ kind: 'malformed', message: 'peer-joined', fields: ['(root)'] }])
  await callSession.leave()
})

test('leaving sends leave-room, then removes all listeners and tracks', async () => {
  const { callSession, listen, listeners, requests, kinds, socket } = setup()
  await callSession.join(ROOM)
  listen('new-producer', { producerId: 'p', kind: 'video' })
  await settle()
  await callSession.leave()
  expect(requests.at(-1)).toBe('leave-room')
  expect(listeners.size).toBe(0)
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(kinds()).toEqual(['received', 'removed'])
})

test('a call that has failed sends and plays nothing until it is joined again', async () => {
  const { callSession, listen, kinds, socket } = setup()
  await callSession.join(ROOM)
  listen('new-producer', { producerId: 'audio-1', kind: 'audio' })
  await settle()
  expect(await callSession.stats()).not.toBeNull()
  callSession.stop()
  expect(await callSession.stats(), 'both transports are closed').toBeNull()
  expect(kinds()).toEqual(['received', 'removed'])
  expect(socket.disconnect).toHaveBeenCalledOnce()
  await callSession.join({ ...ROOM, isReconnection: true })
  expect(await callSession.stats()).not.toBeNull()
  await callSession.leave()
})

test('leaving does not wait longer than the timeout for an acknowledgement', async () => {
  const { callSession, socket } = setup({ 'leave-room': () => new Promise(() => {}) })
  void callSession.leave()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(socket.disconnect).toHaveBeenCalledOnce()
})

test('fifty rejoins with and without mute leak no track and no listener (F-K25)', async () => {
  const { callSession, listen, kinds, listeners } = setup()
  const track = fakeTrack('audio')
  for (let round = 0; round < 50; round += 1) {
    callSession.send('audio', { track, isPaused: round % 2 === 0 })
    await callSession.join({ ...ROOM, isReconnection: round > 0 })
    listen('peer-joined', { userName: 'İrem' })
    listen('new-producer', { producerId: `p${round}`, kind: 'video' })
    await settle()
    expect(trackCount()).toBe(1)
  }
  expect(kinds().filter((kind) => kind === 'received')).toHaveLength(50)
  expect(kinds().filter((kind) => kind === 'removed')).toHaveLength(49)
  await callSession.leave()
  expect(listeners.size).toBe(0)
  expect(track.readyState, 'closing does not stop tracks that it did not open').toBe('live')
})
