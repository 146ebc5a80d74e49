// @vitest-environment happy-dom
import { EventEmitter } from 'node:events'
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $authToken, sessionEnded, unauthorizedReceived } from '@/shared/auth'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import { $liveStatus, liveOpened, liveReconnected, liveRequested, liveRetryRequested } from './live-connection'

const { io } = vi.hoisted(() => ({ io: vi.fn() }))
vi.mock('socket.io-client', async (original) => ({ ...(await original<object>()), io }))

class FakeSocket extends EventEmitter {
  connect = vi.fn()
  disconnect = vi.fn(() => this)
  connected = false
  active = true
  onAny = vi.fn()
  offAny = vi.fn()
}

beforeEach(() => io.mockReset())

async function setup({ isSettled = true } = {}) {
  const socket = new FakeSocket()
  io.mockReturnValue(socket)
  const scope = fork({ values: [[$authToken, 'token']] })
  const opens = recordPayloads(liveOpened, scope)
  const reconnects = recordPayloads(liveReconnected, scope)
  const opened = allSettled(liveRequested, { scope })
  // A pending retry keeps the scope from settling.
  await (isSettled ? opened : vi.advanceTimersByTimeAsync(0))
  return { socket, scope, opens, reconnects }
}

/** The first request for the chunk fails. */
async function setupWithoutChunk() {
  vi.useFakeTimers()
  io.mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed')
  })
  return setup({ isSettled: false })
}

test('the connection opens once with the token of the session (F-I11)', async () => {
  const { scope } = await setup()
  await allSettled(liveRequested, { scope })
  expect(io).toHaveBeenCalledExactlyOnceWith('/', expect.objectContaining({ auth: { token: 'token' } }))
  expect(io.mock.lastCall?.[1]).not.toHaveProperty('query')
})

test('only a connection after the first one counts as a reconnect', async () => {
  const { socket, scope, opens, reconnects } = await setup()
  socket.emit('connect')
  expect(scope.getState($liveStatus)).toBe('connected')
  expect(opens).toHaveLength(1)
  expect(reconnects).toEqual([])
  socket.emit('disconnect', 'transport close')
  expect(scope.getState($liveStatus)).toBe('lost')
  socket.emit('connect')
  expect(reconnects).toHaveLength(1)
  expect(opens).toHaveLength(1)
})

test('a first attempt that fails is a lost connection, and the first connect is a reconnect', async () => {
  const { socket, scope, reconnects } = await setup()
  socket.emit('connect_error', new Error('websocket error'))
  expect(scope.getState($liveStatus)).toBe('lost')
  socket.emit('connect')
  expect(reconnects).toHaveLength(1)
})

test('after a disconnect by the server the portal reconnects with a delay', async () => {
  const { socket } = await setup()
  vi.useFakeTimers()
  socket.emit('connect')
  socket.emit('disconnect', 'transport close')
  vi.advanceTimersByTime(5_000)
  expect(socket.connect).not.toHaveBeenCalled()
  socket.emit('disconnect', 'io server disconnect')
  vi.advanceTimersByTime(999)
  expect(socket.connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(socket.connect).toHaveBeenCalledOnce()
})

test("after an error of the server's middleware the portal reconnects with a delay, until it is connected", async () => {
  const { socket, scope } = await setup()
  vi.useFakeTimers()
  socket.active = false
  socket.emit('connect_error', new Error('the platform failed'))
  expect(scope.getState($liveStatus)).toBe('lost')
  vi.advanceTimersByTime(4_999)
  expect(socket.connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(socket.connect).toHaveBeenCalledOnce()
  socket.emit('connect_error', new Error('the platform failed'))
  vi.advanceTimersByTime(5_000)
  expect(socket.connect).toHaveBeenCalledTimes(2)
  socket.emit('connect')
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).toHaveBeenCalledTimes(2)
})

test('a rejected token and an error after which Socket.IO reconnects start no reconnect', async () => {
  const { socket } = await setup()
  vi.useFakeTimers()
  socket.emit('connect_error', new Error('websocket error'))
  socket.active = false
  socket.emit('connect_error', new Error('unauthorized'))
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).not.toHaveBeenCalled()
})

test('a requested retry connects at once, and does nothing while connected', async () => {
  const { socket, scope } = await setup()
  await allSettled(liveRetryRequested, { scope })
  expect(socket.connect).toHaveBeenCalledOnce()
  socket.connected = true
  await allSettled(liveRetryRequested, { scope })
  expect(socket.connect).toHaveBeenCalledOnce()
  // While Socket.IO waits for its own next attempt, `connect` without `disconnect` does nothing.
  expect(socket.disconnect).toHaveBeenCalledOnce()
})

test('the portal does not reconnect if the session ends during the delay', async () => {
  const { socket, scope } = await setup()
  vi.useFakeTimers()
  socket.emit('disconnect', 'io server disconnect')
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  vi.advanceTimersByTime(5_000)
  expect(socket.connect).not.toHaveBeenCalled()
})

test('a rejected token counts as a 401 for that token, other connection errors do not (F-I10)', async () => {
  const { socket, scope } = await setup()
  const rejected = recordPayloads(unauthorizedReceived, scope)
  socket.emit('connect_error', new Error('xhr poll error'))
  expect(rejected).toEqual([])
  socket.emit('connect_error', new Error('unauthorized'))
  expect(rejected).toEqual(['token'])
})

test('a chunk that fails to load is a lost connection that is retried, and the first connect is a reconnect', async () => {
  const { socket, scope, reconnects } = await setupWithoutChunk()
  expect(scope.getState($liveStatus)).toBe('lost')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(io).toHaveBeenCalledTimes(2)
  expect(scope.getState($liveStatus)).toBe('lost')
  socket.emit('connect')
  expect(scope.getState($liveStatus)).toBe('connected')
  expect(reconnects).toHaveLength(1)
})

test('a requested retry loads the chunk at once, and only once', async () => {
  const { scope } = await setupWithoutChunk()
  void allSettled(liveRetryRequested, { scope })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(io).toHaveBeenCalledTimes(2)
})

test('a chunk that fails to load is not requested again after the session ended', async () => {
  const { scope } = await setupWithoutChunk()
  void allSettled(sessionEnded, { scope, params: 'signed-out' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(io).toHaveBeenCalledOnce()
  expect(scope.getState($liveStatus)).toBe('closed')
})

test('a connection whose chunk arrives after the end of the session is closed at once', async () => {
  const socket = new FakeSocket()
  io.mockReturnValue(socket)
  const scope = fork({ values: [[$authToken, 'token']] })
  const opened = allSettled(liveRequested, { scope })
  void allSettled(sessionEnded, { scope, params: 'signed-out' })
  await opened
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(socket.listenerCount('connect')).toBe(0)
})

test('the end of the session closes the connection and removes its listeners', async () => {
  const { socket, scope } = await setup()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(socket.listenerCount('connect')).toBe(0)
  expect(scope.getState($liveStatus)).toBe('closed')
})
