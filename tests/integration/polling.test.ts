import { allSettled, createWatch, fork } from 'effector'
import type * as SocketIo from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openCallSocket } from '@/features/video-call'
import { $authToken, sessionEnded } from '@/shared/auth'
import { $config } from '@/shared/config'
import { liveMessageReceived, liveRequested } from '@/shared/realtime'
import { DOCTOR } from '../../sandbox/testing/consultation'
import { createFakeMedia } from '../../sandbox/testing/fake-media'
import { startTestPlatform, type TestPlatform } from '../../sandbox/testing/test-platform'

const closed = vi.hoisted((): string[] => [])

/** Every WebSocket is closed without an error, as some proxies do; polling uses the requests of Node. */
vi.mock('socket.io-client', async (original) => {
  const client = await original<typeof SocketIo>()
  class ClosedWebSocket extends client.WebSocket {
    override createSocket(url: string) {
      closed.push(url)
      const webSocket = { send: () => {}, close: () => {}, onclose: vi.fn<(event: object) => void>() }
      queueMicrotask(() => webSocket.onclose({}))
      return webSocket
    }
  }
  return { ...client, WebSocket: ClosedWebSocket, XHR: client.NodeXHR }
})

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ patients: 1, openMedia: () => createFakeMedia().engine })
})
afterAll(() => platform.close())

test('where WebSockets are closed without an error the live events are received by polling (F-R12)', async () => {
  const scope = fork({ values: [[$authToken, platform.control.openSession(DOCTOR)]] })
  await allSettled($config, { scope, params: { ...scope.getState($config), liveUrl: platform.address } })
  const received = vi.fn<(message: unknown) => void>()
  createWatch({ unit: liveMessageReceived, fn: received, scope })
  await allSettled(liveRequested, { scope })
  onTestFinished(() => allSettled(sessionEnded, { scope, params: 'signed-out' }))
  await expect.poll(() => platform.control.emit('test:ping', null), { message: 'the live connections' }).toBe(1)
  await expect.poll(() => received.mock.calls).toContainEqual([{ name: 'test:ping', payload: null }])
  expect(closed).toContainEqual(expect.stringMatching(/\d\/socket\.io\//))
})

test('where WebSockets are closed without an error a call is joined by polling (F-R12)', async () => {
  // Node has no window on which the portal could listen for `online`.
  vi.stubGlobal('addEventListener', vi.fn<(name: string) => void>())
  vi.stubGlobal('removeEventListener', vi.fn<(name: string) => void>())
  const { socket, close } = openCallSocket({
    url: platform.address,
    userName: 'Dr. Ayşe Yılmaz',
    token: platform.control.openSession(DOCTOR),
    onEvent: () => {},
  })
  const { room } = platform.control.openRoom('İrem Yıldız')
  const joining = socket.timeout(10_000).emitWithAck('join-room', { roomId: room, isReconnection: false })
  const joined = joining.then(({ success }) => ({ success, transport: socket.io.engine.transport.name }))
  expect(await joined.finally(close)).toEqual({ success: true, transport: 'polling' })
  expect(closed).toContainEqual(expect.stringContaining('/telemedicine/socket.io/'))
})
