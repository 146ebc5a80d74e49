// @vitest-environment happy-dom
import { Manager } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallSocketOptions, openCallSocket, type SocketEvent } from './call-socket'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => expect(vi.getTimerCount(), 'no timer is left').toBe(0))

type Listener = (...args: unknown[]) => void

function emitter() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
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
    disconnect: vi.fn(() => {
      if (socket.connected) {
        socket.connected = false
        socket.emit('disconnect', 'io client disconnect')
      }
      return socket
    }),
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

test('it connects with the specified options, and the token is not in the URL (F-B23, F-K02)', () => {
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
      tryAllTransports: true,
    }),
  )
  call.close()
})

test('it connects to a configured URL', () => {
  const { call, connect } = setup({ url: 'https://call.example' })
  expect(connect).toHaveBeenCalledExactlyOnceWith('https://call.example', expect.anything())
  call.close()
})

test('state changes of the connection are emitted', () => {
  const { call, socket, manager, events } = setup()
  socket.emit('connect_error', new Error('xhr poll error'))
  manager.emit('reconnect_attempt', 1)
  socket.emit('connect')
  socket.emit('disconnect', 'transport close')
  vi.advanceTimersByTime(10_000)
  expect(socket.connect, 'Socket.IO reconnects').not.toHaveBeenCalled()
  manager.emit('reconnect_failed')
  expect(events).toEqual([
    { kind: 'connectFailed', error: { code: 'unreachable', detail: 'xhr poll error' } },
    { kind: 'reconnectAttempted', attempt: 1 },
    { kind: 'connected' },
    { kind: 'disconnected', isByServer: false },
    { kind: 'reconnectFailed' },
  ])
  call.close()
})

test('a request that Socket.IO buffers after an expired ping fails instead of being sent later (F-K07)', async () => {
  const socket = new Manager('', { autoConnect: false }).socket('/')
  const { call } = setup({ connect: () => socket })
  socket.connected = true
  Object.assign(socket.io, { engine: { _hasPingExpired: () => true, close: vi.fn() } })
  const request = socket.timeout(10_000).emitWithAck('resume-consumer', {})
  expect(socket.sendBuffer).toHaveLength(1)
  socket['onclose']('ping timeout')
  expect(socket.sendBuffer).toEqual([])
  await expect(request).rejects.toThrow('socket has been disconnected')
  call.close()
})

test('after a disconnect by the server it reconnects after one second (F-K05)', () => {
  const { call, socket, events } = setup()
  socket.emit('disconnect', 'io server disconnect')
  expect(events).toEqual([{ kind: 'disconnected', isByServer: true }])
  vi.advanceTimersByTime(999)
  expect(socket.connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(socket.connect).toHaveBeenCalledOnce()
  call.close()
})

test('a connection that was closed in the meantime does not reconnect', () => {
  const { call, socket } = setup()
  socket.emit('disconnect', 'io server disconnect')
  call.close()
  vi.advanceTimersByTime(10_000)
  expect(socket.connect).not.toHaveBeenCalled()
})

test("an error of the server's middleware ends the reconnection attempts", () => {
  const { call, socket, events } = setup()
  socket.active = false
  socket.emit('connect_error', new Error('userName is missing'))
  socket.emit('connect_error', new Error('unauthorized'))
  expect(events).toEqual([
    { kind: 'connectFailed', error: { code: 'rejected', detail: 'userName is missing' } },
    { kind: 'reconnectFailed' },
    { kind: 'unauthorized' },
    { kind: 'reconnectFailed' },
  ])
  call.close()
})

test('a handshake that fails in the platform is tried again, five times in all', () => {
  const { call, socket, events } = setup()
  socket.active = false
  const fail = () => {
    socket.emit('connect_error', new Error('server error'))
    vi.advanceTimersByTime(5_000)
  }
  fail()
  socket.emit('connect')
  for (let attempt = 1; attempt <= 4; attempt += 1) fail()
  call.retry()
  expect(socket.connect, 'a connection and a retry start the count again').toHaveBeenCalledTimes(6)
  events.length = 0
  for (let attempt = 1; attempt <= 5; attempt += 1) fail()
  expect(socket.connect).toHaveBeenCalledTimes(10)
  const connectFailed = { kind: 'connectFailed', error: { code: 'server-failed', detail: 'server error' } }
  const attempts = [2, 3, 4, 5].map((attempt) => ({ kind: 'reconnectAttempted', attempt }))
  expect(events).toEqual([
    ...attempts.flatMap((attempted) => [connectFailed, attempted]),
    connectFailed,
    { kind: 'reconnectFailed' },
  ])
  call.close()
})

test.each(['retry', 'renew', 'stop', 'close'] as const)(
  '%s ends the wait after a handshake that has failed in the platform',
  (how) => {
    const { call, socket } = setup()
    socket.active = false
    socket.emit('connect_error', new Error('the platform failed'))
    call[how]()
    const connections = socket.connect.mock.calls.length
    vi.advanceTimersByTime(60_000)
    expect(socket.connect).toHaveBeenCalledTimes(connections)
    call.close()
  },
)

test('a retry reconnects, or reports a connection that still works', () => {
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

test('it reports that the browser is online again, unless it is connected', () => {
  const { call, socket, events } = setup()
  socket.connected = true
  dispatchEvent(new Event('online'))
  expect(events).toEqual([])
  socket.connected = false
  dispatchEvent(new Event('online'))
  expect(events).toEqual([{ kind: 'online' }])
  expect(socket.connect, 'the call decides').not.toHaveBeenCalled()
  call.close()
})

test('renew reconnects even a connected socket, which does not count as lost', () => {
  const { call, socket, events } = setup()
  socket.connected = true
  call.renew()
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(socket.connect).toHaveBeenCalledOnce()
  expect(events).toEqual([])
  call.close()
})

test('a stopped connection does not reconnect, until it is retried (F-R05)', () => {
  const { call, socket } = setup()
  socket.emit('disconnect', 'io server disconnect')
  call.stop()
  expect(socket.disconnect).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).not.toHaveBeenCalled()
  call.retry()
  expect(socket.connect).toHaveBeenCalledOnce()
  call.close()
})

test('a connection that is stopped when it is lost does not reconnect', () => {
  const { call, socket } = setup({ onEvent: ({ kind }) => kind === 'disconnected' && call.stop() })
  socket.emit('disconnect', 'io server disconnect')
  vi.advanceTimersByTime(1_000)
  expect(socket.connect).not.toHaveBeenCalled()
  call.close()
})

test('closing removes all listeners', () => {
  const { call, socket, manager, events } = setup()
  expect(socket.count() + manager.count()).toBe(5)
  call.close()
  dispatchEvent(new Event('online'))
  expect(socket.connect).not.toHaveBeenCalled()
  expect(socket.count() + manager.count()).toBe(0)
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(events).toEqual([])
})

test('a name with half of a surrogate pair is sent without it, because it could not be encoded', () => {
  const { call, connect } = setup({ userName: 'Dr. \ud83d' })
  expect(connect).toHaveBeenCalledWith('/', expect.objectContaining({ query: { userName: 'Dr. \ufffd' } }))
  call.close()
})
