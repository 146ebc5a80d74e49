// @vitest-environment happy-dom
import { EventEmitter } from 'node:events'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $authToken, sessionEnded, unauthorizedReceived } from '@/shared/auth'
import { $liveStatus, liveReconnected, liveRequested, liveRetryRequested } from './live-connection'

const { io } = vi.hoisted(() => ({ io: vi.fn() }))
vi.mock('socket.io-client', () => ({ io }))

class FakeSocket extends EventEmitter {
  connect = vi.fn()
  disconnect = vi.fn(() => this)
  connected = false
  onAny = vi.fn()
  offAny = vi.fn()
}

beforeEach(() => io.mockReset())
afterEach(() => vi.useRealTimers())

async function setup({ isSettled = true } = {}) {
  const socket = new FakeSocket()
  io.mockReturnValue(socket)
  const scope = fork({ values: [[$authToken, 'token']] })
  const gaps = vi.fn()
  createWatch({ unit: liveReconnected, fn: gaps, scope })
  const opened = allSettled(liveRequested, { scope })
  // With a next try ahead, nothing settles.
  await (isSettled ? opened : vi.advanceTimersByTimeAsync(0))
  return { socket, scope, gaps }
}

test('the channel opens once with the token of the session', async () => {
  const { scope } = await setup()
  await allSettled(liveRequested, { scope })
  expect(io).toHaveBeenCalledExactlyOnceWith('/', expect.objectContaining({ auth: { token: 'token' } }))
})

test('the first connection closes no gap, a later one does', async () => {
  const { socket, scope, gaps } = await setup()
  socket.emit('connect')
  expect(scope.getState($liveStatus)).toBe('connected')
  expect(gaps).not.toHaveBeenCalled()
  socket.emit('disconnect', 'transport close')
  expect(scope.getState($liveStatus)).toBe('lost')
  socket.emit('connect')
  expect(gaps).toHaveBeenCalledOnce()
})

test('after a disconnect by the server the portal connects by itself, a moment later', async () => {
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

test('who does not want to wait is connected at once, and a standing connection is left alone', async () => {
  const { socket, scope } = await setup()
  await allSettled(liveRetryRequested, { scope })
  expect(socket.connect).toHaveBeenCalledOnce()
  socket.connected = true
  await allSettled(liveRetryRequested, { scope })
  expect(socket.connect).toHaveBeenCalledOnce()
})

test('when the session ends in that moment, the portal does not come back', async () => {
  const { socket, scope } = await setup()
  vi.useFakeTimers()
  socket.emit('disconnect', 'io server disconnect')
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  vi.advanceTimersByTime(5_000)
  expect(socket.connect).not.toHaveBeenCalled()
})

test('a refused token counts as a 401 for that token, other trouble does not', async () => {
  const { socket, scope } = await setup()
  const rejected = vi.fn()
  createWatch({ unit: unauthorizedReceived, fn: rejected, scope })
  socket.emit('connect_error', new Error('xhr poll error'))
  expect(rejected).not.toHaveBeenCalled()
  socket.emit('connect_error', new Error('unauthorized'))
  expect(rejected).toHaveBeenCalledExactlyOnceWith('token')
})

test('code that does not arrive is a lost connection, is asked for again, and what was told meanwhile is a gap', async () => {
  vi.useFakeTimers()
  io.mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed')
  })
  const { socket, scope, gaps } = await setup({ isSettled: false })
  expect(scope.getState($liveStatus)).toBe('lost')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(io).toHaveBeenCalledTimes(2)
  expect(scope.getState($liveStatus)).toBe('lost')
  socket.emit('connect')
  expect(scope.getState($liveStatus)).toBe('connected')
  expect(gaps).toHaveBeenCalledOnce()
})

test('who does not want to wait for the code has it asked for at once, and no more often', async () => {
  vi.useFakeTimers()
  io.mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed')
  })
  const { scope } = await setup({ isSettled: false })
  void allSettled(liveRetryRequested, { scope })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(io).toHaveBeenCalledTimes(2)
})

test('code that does not arrive before the session ends is not asked for again', async () => {
  vi.useFakeTimers()
  io.mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed')
  })
  const { scope } = await setup({ isSettled: false })
  void allSettled(sessionEnded, { scope, params: 'signed-out' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(io).toHaveBeenCalledOnce()
  expect(scope.getState($liveStatus)).toBe('closed')
})

test('a channel whose code comes after the session has ended is closed at once', async () => {
  const socket = new FakeSocket()
  io.mockReturnValue(socket)
  const scope = fork({ values: [[$authToken, 'token']] })
  const opened = allSettled(liveRequested, { scope })
  void allSettled(sessionEnded, { scope, params: 'signed-out' })
  await opened
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(socket.listenerCount('connect')).toBe(0)
})

test('with the session the channel and its listeners are gone', async () => {
  const { socket, scope } = await setup()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(socket.listenerCount('connect')).toBe(0)
  expect(scope.getState($liveStatus)).toBe('closed')
})
