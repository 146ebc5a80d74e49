// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallSocketOptions, openCallSocket, type SocketEvent } from './call-socket'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  expect(vi.getTimerCount(), 'no timer runs on').toBe(0)
  vi.useRealTimers()
})

type Listener = (...args: unknown[]) => void

/** As much of a Socket.IO client as there is to listen to. */
function emitter() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
    removeAllListeners: () => listeners.clear(),
    emit: (name: string, ...args: unknown[]) => listeners.get(name)?.forEach((listener) => listener(...args)),
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
}

function setup(options: Partial<CallSocketOptions> = {}) {
  const manager = emitter()
  const socket = {
    ...emitter(),
    io: manager,
    connected: false,
    active: true,
    connect: vi.fn(),
    disconnect: vi.fn(() => socket),
  }
  const connect = vi.fn(() => socket)
  const events: SocketEvent[] = []
  const call = openCallSocket({
    url: '',
    userName: 'Dr. Ayşe',
    token: 'token',
    onEvent: (event) => events.push(event),
    connect: connect as never,
    ...options,
  })
  return { call, socket, manager, connect, events }
}

test('it connects as specified, with the token outside of the address', () => {
  const { call, connect } = setup()
  expect(connect).toHaveBeenCalledExactlyOnceWith(
    '/',
    expect.objectContaining({
      path: '/telemedicine/socket.io/',
      query: { userName: 'Dr. Ayşe' },
      auth: { token: 'token' },
      reconnectionAttempts: 5,
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      timeout: 20_000,
      forceNew: true,
    }),
  )
  call.close()
})

test('a platform elsewhere is reached there', () => {
  const { call, connect } = setup({ url: 'https://call.example' })
  expect(connect).toHaveBeenCalledExactlyOnceWith('https://call.example', expect.anything())
  call.close()
})

test('what becomes of the connection is told', () => {
  const { call, socket, manager, events } = setup()
  socket.emit('connect_error', new Error('xhr poll error'))
  manager.emit('reconnect_attempt', 1)
  socket.emit('connect')
  socket.emit('disconnect', 'transport close')
  manager.emit('reconnect_failed')
  expect(events).toEqual([
    { kind: 'attemptFailed', reason: 'xhr poll error' },
    { kind: 'attempted', attempt: 1 },
    { kind: 'connected' },
    { kind: 'lost', isByServer: false },
    { kind: 'gaveUp' },
  ])
  call.close()
})

test('after a disconnect by the platform it comes back by itself, a second later', () => {
  const { call, socket, events } = setup()
  socket.emit('disconnect', 'io server disconnect')
  expect(events).toEqual([{ kind: 'lost', isByServer: true }])
  vi.advanceTimersByTime(999)
  expect(socket.connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(socket.connect).toHaveBeenCalledOnce()
  call.close()
})

test('a connection that is closed meanwhile does not come back', () => {
  const { call, socket } = setup()
  socket.emit('disconnect', 'io server disconnect')
  call.close()
  vi.advanceTimersByTime(10_000)
  expect(socket.connect).not.toHaveBeenCalled()
})

test('a platform that refuses the connection itself has said its last word', () => {
  const { call, socket, events } = setup()
  socket.active = false
  socket.emit('connect_error', new Error('userName is missing'))
  socket.emit('connect_error', new Error('unauthorized'))
  expect(events).toEqual([
    { kind: 'attemptFailed', reason: 'userName is missing' },
    { kind: 'gaveUp' },
    { kind: 'unauthorized' },
    { kind: 'gaveUp' },
  ])
  call.close()
})

test('a retry begins anew, and says so at once where the connection stands', () => {
  const { call, socket, events } = setup()
  call.retry()
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(socket.connect).toHaveBeenCalledOnce()
  socket.connected = true
  call.retry()
  expect(events).toEqual([{ kind: 'connected' }])
  expect(socket.connect).toHaveBeenCalledOnce()
  call.close()
})

test('a network that is back is used at once, with all tries; one that was never away changes nothing', () => {
  const { call, socket, events } = setup()
  socket.connected = true
  dispatchEvent(new Event('online'))
  expect(socket.connect).not.toHaveBeenCalled()
  socket.connected = false
  dispatchEvent(new Event('online'))
  expect(events).toEqual([{ kind: 'networkReturned' }])
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(socket.connect).toHaveBeenCalledOnce()
  call.close()
})

test('a connection that only seems to stand can be made anew', () => {
  const { call, socket } = setup()
  socket.connected = true
  call.renew()
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(socket.connect).toHaveBeenCalledOnce()
  call.close()
})

test('closing leaves no listener behind', () => {
  const { call, socket, manager, events } = setup()
  expect(socket.count() + manager.count()).toBe(5)
  call.close()
  dispatchEvent(new Event('online'))
  expect(socket.connect).not.toHaveBeenCalled()
  expect(socket.count() + manager.count()).toBe(0)
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(events).toEqual([])
})
