import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { $authToken, sessionEnded, unauthorizedReceived } from '@/shared/auth'
import { $config } from '@/shared/config'
import { attachTask, createDelayTask } from '@/shared/lib/effector'
import { liveMessageReceived } from './live-events'
import { createReconnection } from './reconnection'
import { createTransports, UNAUTHORIZED } from './transports'

export type LiveStatus = 'closed' | 'connecting' | 'connected' | 'lost'

/** Same as the maximum retry delay of Socket.IO. */
const RETRY_DELAY_MS = 5_000

// Events
export const liveRequested = createEvent()
export const liveRetryRequested = createEvent()
/** The first connection of a session: events since the lists were requested are lost, so they must be refetched once. */
export const liveOpened = createEvent()
/** The connection is back: events of the meantime are lost, so the data must be refetched. */
export const liveReconnected = createEvent()
const connected = createEvent()
const connectionLost = createEvent()
const openRetryDue = createEvent()

// Stores
interface LiveSocket {
  retry: () => void
  close: () => void
}
const $socket = createStore<LiveSocket | null>(null, { serialize: 'ignore' })
export const $liveStatus = createStore<LiveStatus>('closed')

// Effects
const openFx = attach({
  source: { config: $config, token: $authToken },
  effect: async ({ config, token }): Promise<LiveSocket> => {
    const report = {
      connected: scopeBind(connected),
      lost: scopeBind(connectionLost),
      unauthorized: scopeBind(unauthorizedReceived),
      received: scopeBind(liveMessageReceived),
    }
    const { io, WebSocket, XHR } = await import('socket.io-client')
    // Retries forever; the pauses grow to five seconds.
    const socket = io(config.liveUrl || '/', {
      auth: { token },
      transports: createTransports(WebSocket, XHR),
      tryAllTransports: true,
    })
    const reconnection = createReconnection(socket, { delayMs: RETRY_DELAY_MS })
    socket.onAny((name: string, payload: unknown) => report.received({ name, payload }))
    socket.on('connect', () => report.connected())
    socket.on('disconnect', (reason) => {
      report.lost()
      if (reason === 'io server disconnect') reconnection.afterDisconnect()
    })
    socket.on('connect_error', ({ message }) => {
      if (message === UNAUTHORIZED) return report.unauthorized(token)
      report.lost()
      // Socket.IO does not reconnect after an error of the server's middleware.
      if (!socket.active) reconnection.afterRejection()
    })
    return {
      retry() {
        if (!socket.connected) reconnection.reconnect()
      },
      close() {
        reconnection.reset()
        socket.offAny()
        socket.removeAllListeners()
        socket.disconnect()
      },
    }
  },
})

const retryTask = attachTask($socket, (socket) => socket?.retry())
const closeFx = attach({ source: $socket, effect: (socket) => socket?.close() })

// Connections
sample({
  clock: liveRequested,
  source: $liveStatus,
  filter: (status) => status === 'closed',
  target: openFx,
})
sample({ clock: openFx.doneData, target: $socket })
/** The session ended while the chunk was loading. */
sample({
  clock: openFx.doneData,
  source: $authToken,
  filter: (token) => token === null,
  fn: () => {},
  target: closeFx,
})

/** The status before the connection, read once: the connection replaces it. */
const connectedFrom = sample({ clock: connected, source: $liveStatus })
sample({ clock: connectedFrom, filter: (status) => status === 'connecting', target: liveOpened })
sample({ clock: connectedFrom, filter: (status) => status === 'lost', target: liveReconnected })
/** A chunk that fails to load counts as a lost connection and is retried until it loads. */
sample({
  clock: openFx.fail,
  source: $authToken,
  filter: (token) => token !== null,
  fn: () => {},
  target: connectionLost,
})
sample({ clock: openFx.fail, fn: () => {}, target: createDelayTask(openRetryDue, RETRY_DELAY_MS) })
sample({
  clock: [openRetryDue, liveRetryRequested],
  source: { socket: $socket, status: $liveStatus, isOpening: openFx.pending },
  filter: ({ socket, status, isOpening }) => socket === null && status === 'lost' && !isOpening,
  target: openFx,
})
sample({ clock: liveRetryRequested, target: retryTask })

sample({ clock: sessionEnded, target: closeFx })
$liveStatus
  .on(openFx, (status) => (status === 'closed' ? 'connecting' : status))
  .on(connectedFrom, () => 'connected')
  .on(connectionLost, () => 'lost')
  .reset(closeFx.finally)
$socket.reset(closeFx.finally)
