// @vitest-environment happy-dom
import * as fake from 'mediasoup-client/fakeParameters'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setupCallSession as setup } from '../../../../tests/support/vitest/call-session'
import { fakeTrack } from '../../../../tests/support/vitest/fake-track'
import { trackCount } from './media/track-registry'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  expect(trackCount(), 'no track is left').toBe(0)
  expect(vi.getTimerCount(), 'no timer is left').toBe(0)
})

const ROOM = { roomId: 'room', isReconnection: false }
const settle = () => vi.advanceTimersByTimeAsync(0)

test('events of the peer are emitted, and their media is received', async () => {
  const { callSession, listen, events } = setup()
  await callSession.join(ROOM)
  listen('peer-joined', { userName: 'İrem' })
  listen('new-producer', { producerId: 'p', kind: 'video' })
  listen('producer-paused', { kind: 'video' })
  await settle()
  listen('producer-resumed', { kind: 'video' })
  listen('new-producer', { producerId: 'audio-1', kind: 'audio' })
  await settle()
  listen('consumer-closed', { consumerId: 'consumer-2' })
  listen('peer-disconnected', { userName: 'İrem' })
  listen('peer-left', { userName: 'İrem' })
  expect(events).toEqual([
    { kind: 'peerJoined', name: 'İrem' },
    { kind: 'peerPausedChanged', media: 'video', isPaused: true },
    { kind: 'received', media: 'video', trackId: expect.any(String), isPaused: true },
    { kind: 'peerPausedChanged', media: 'video', isPaused: false },
    { kind: 'received', media: 'audio', trackId: expect.any(String), isPaused: false },
    { kind: 'removed', media: 'audio' },
    { kind: 'peerDisconnected' },
    { kind: 'removed', media: 'video' },
    { kind: 'peerLeft' },
  ])
  await callSession.leave()
})

test.each([
  ['missing has no name', undefined, ''],
  ['blank has no name', '   ', ''],
  ['too long has its first hundred characters', ` ${'İ'.repeat(16_000)}`, `${'İ'.repeat(100)}…`],
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
  const { callSession, listen, events, requests } = setup({ produce: () => promise })
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
  expect(requests.filter((name) => name === 'consume')).toHaveLength(1)
  await callSession.leave()
})

test('a produce request that is acknowledged without an id fails the join (F-R14)', async () => {
  const { callSession, kinds } = setup({ produce: () => ({ success: true }) })
  callSession.send('audio', { track: fakeTrack('audio'), isPaused: false })
  await expect(callSession.join(ROOM)).rejects.toMatchObject({ request: 'produce', reason: 'malformed' })
  expect(kinds()).toEqual(['malformed'])
  expect(await callSession.stats(), 'the media end').toBeNull()
  await callSession.leave()
})

test.each(['accepts', 'rejects'] as const)(
  'a pending join rejects as closed after a rejoin or the end of the call, also if the platform %s it (F-K19)',
  async (decision) => {
    const accepted = { success: true, rtpCapabilities: fake.generateRouterRtpCapabilities() }
    const responses = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    const pending = [responses[0]?.promise, accepted, responses[1]?.promise]
    const { callSession } = setup({ 'join-room': () => pending.shift() })
    const first = callSession.join(ROOM)
    const second = callSession.join({ ...ROOM, isReconnection: true })
    for (const { resolve } of responses)
      resolve(decision === 'accepts' ? accepted : { success: false, error: 'room is full' })
    await expect(first).rejects.toMatchObject({ name: 'MediaSessionClosedError' })
    await expect(second).resolves.toBeUndefined()
    const last = callSession.join({ ...ROOM, isReconnection: true })
    const leaving = callSession.leave()
    await expect(last).rejects.toMatchObject({ name: 'MediaSessionClosedError' })
    await leaving
  },
)

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

test('a receiving error is emitted unless the connection is lost', async () => {
  const { callSession, listen, socket, kinds } = setup({ consume: () => ({ success: false, error: 'cannot consume' }) })
  await callSession.join(ROOM)
  listen('new-producer', { producerId: 'p', kind: 'video' })
  await settle()
  expect(kinds()).toEqual(['receivingFailed'])
  listen('new-producer', { producerId: 'q', kind: 'video' })
  socket.connected = false
  await settle()
  expect(kinds()).toEqual(['receivingFailed'])
  await expect(callSession.leave()).rejects.toMatchObject({ reason: 'timeout' })
})

test('a malformed event is reported by its name and fields, and ignored', async () => {
  const { callSession, listen, events } = setup()
  listen('new-producer', 7)
  expect(events).toEqual([{ kind: 'malformed', message: 'new-producer', fields: ['(root)'] }])
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

test('a connection without a join can be tried again, renewed, stopped and left', async () => {
  const { callSession, socket } = setup()
  expect(await callSession.stats()).toBeNull()
  callSession.renew()
  expect(socket.connect).toHaveBeenCalledTimes(1)
  socket.connected = false
  callSession.retry()
  expect(socket.connect).toHaveBeenCalledTimes(2)
  callSession.stop()
  expect(socket.disconnect).toHaveBeenCalledTimes(3)
  socket.connected = true
  await callSession.leave()
})

test('leaving does not wait longer than the timeout for an acknowledgement, and emits nothing in that time', async () => {
  const { callSession, socket, listen, events, requests } = setup({ 'leave-room': () => new Promise(() => {}) })
  void callSession.leave()
  await callSession.leave()
  listen('disconnect', 'transport close')
  expect(events, 'another call may have started').toEqual([])
  expect(requests).toEqual(['leave-room'])
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
