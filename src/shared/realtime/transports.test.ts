// @vitest-environment happy-dom
import { io, type Socket, WebSocket as WebSocketTransport, XHR } from 'socket.io-client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTransports } from './transports'

interface FakeWebSocket {
  onopen: () => void
  onclose: (event: object) => void
  onmessage: (event: { data: string }) => void
}

const webSockets: FakeWebSocket[] = []

class FakeWebSocketTransport extends WebSocketTransport {
  override createSocket(): FakeWebSocket {
    const webSocket = { send: () => {}, close: () => {} } as unknown as FakeWebSocket
    webSockets.push(webSocket)
    return webSocket
  }
}

const handshake = JSON.stringify({ sid: 's', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 1e6 })

/** Answers the first poll with a handshake and leaves the next one open. */
function stubPolling() {
  const polls: string[] = []
  class FakeRequest {
    readyState = 0
    status = 0
    responseText = ''
    onreadystatechange = () => {}
    open(method: string, url: string) {
      if (method === 'GET') polls.push(url)
    }
    setRequestHeader() {}
    send() {
      if (polls.length !== 1) return
      Object.assign(this, { readyState: 4, status: 200, responseText: `0${handshake}` })
      queueMicrotask(() => this.onreadystatechange())
    }
    abort() {}
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return polls
}

let socket: Socket

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  socket.disconnect()
  webSockets.length = 0
})

async function setup() {
  const polls = stubPolling()
  socket = io('http://platform.example', {
    transports: createTransports(FakeWebSocketTransport, XHR),
    tryAllTransports: true,
    forceNew: true,
    randomizationFactor: 0,
  })
  await vi.advanceTimersByTimeAsync(0)
  const transport = () => socket.io.engine.transport.name
  return { polls, transport }
}

/** Opens the latest WebSocket as Engine.IO does. */
function accept(): FakeWebSocket | undefined {
  const webSocket = webSockets.at(-1)
  webSocket?.onopen()
  webSocket?.onmessage({ data: `0${handshake}` })
  return webSocket
}

test('it connects by WebSocket without polling', async () => {
  const { polls, transport } = await setup()
  accept()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(transport()).toBe('websocket')
  expect(webSockets).toHaveLength(1)
  expect(polls).toEqual([])
})

test.each([
  ['is closed at once without an error', 0, () => webSockets.at(-1)?.onclose({})],
  [
    'opens and is closed without an error',
    0,
    () => {
      webSockets.at(-1)?.onopen()
      webSockets.at(-1)?.onclose({})
    },
  ],
  ['stays without a response', 5_000, () => {}],
  ['opens and stays without a handshake', 5_000, () => webSockets.at(-1)?.onopen()],
])('it polls when the WebSocket %s (F-R12)', async (_, delay, happen) => {
  const { polls, transport } = await setup()
  happen()
  await vi.advanceTimersByTimeAsync(delay)
  expect(polls[0]).toContain('transport=polling')
  expect(transport()).toBe('polling')
})

test('it polls after a WebSocket that is cut off soon after its handshake, then tries WebSocket again (F-R12)', async () => {
  const { polls, transport } = await setup()
  const webSocket = accept()
  await vi.advanceTimersByTimeAsync(4_000)
  webSocket?.onclose({})
  await vi.advanceTimersByTimeAsync(1_500)
  expect(transport()).toBe('polling')
  expect(polls).not.toEqual([])
  expect(webSockets).toHaveLength(1)

  socket.io.engine.close()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(webSockets).toHaveLength(2)
  accept()
  await vi.advanceTimersByTimeAsync(0)
  expect(transport()).toBe('websocket')
})

test('after a long connection the next one uses WebSocket again (F-R12)', async () => {
  const { polls } = await setup()
  const webSocket = accept()
  // Socket.IO answers the pings of the server; without them the connection would time out after 45 s.
  await vi.advanceTimersByTimeAsync(30_000)
  webSocket?.onclose({})
  await vi.advanceTimersByTimeAsync(1_500)
  expect(webSockets).toHaveLength(2)
  expect(polls).toEqual([])
})

test('it closes at once when the browser goes offline (F-I13)', async () => {
  await setup()
  accept()?.onmessage({ data: '40{"sid":"s"}' })
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.connected).toBe(true)
  onTestFinished(() => void dispatchEvent(new Event('online')))
  dispatchEvent(new Event('offline'))
  expect(socket.connected).toBe(false)
})
