import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { delay } from 'patronum'
import { $authToken, sessionEnded, unauthorizedReceived } from '@/shared/auth'
import { $config } from '@/shared/config'
import { liveMessageReceived } from './live-events'

export type LiveStatus = 'closed' | 'connecting' | 'connected' | 'lost'

/**
 * A disconnect by the server often is the end of the session, of which the portal is about to hear: it comes back only
 * when that has not happened meanwhile.
 */
const SERVER_DISCONNECT_RETRY_MS = 1_000

/** As often as Socket.IO tries, once it has tried for a while. */
const CHUNK_RETRY_MS = 5_000

/** What the platform says when it refuses the handshake's token. */
const UNAUTHORIZED = 'unauthorized'

// Events
/** A signed-in doctor has the portal on the screen, and nothing more urgent is under way. */
export const liveRequested = createEvent()
/** Somebody does not want to wait for the next try. */
export const liveRetryRequested = createEvent()
/** The connection is back: what was told meanwhile is lost, so the portal has to ask for it. */
export const liveReconnected = createEvent()
const connected = createEvent()
const connectionLost = createEvent()

// State
interface LiveSocket {
  /** Tries again at once. */
  retry: () => void
  /** Ends the connection for good, with all that belongs to it. */
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
      refused: scopeBind(unauthorizedReceived),
      received: scopeBind(liveMessageReceived),
    }
    const { io } = await import('socket.io-client')
    // Straight to a web socket, without polling first; polling only where a proxy on the way refuses one. It tries for
    // ever, first after a second, later every five.
    const socket = io(config.liveUrl || '/', {
      auth: { token },
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
    })
    let comeBack: ReturnType<typeof setTimeout> | undefined
    socket.onAny((name: string, payload: unknown) => report.received({ name, payload }))
    socket.on('connect', () => report.connected())
    socket.on('disconnect', (reason) => {
      report.lost()
      // Socket.IO comes back by itself from everything but a disconnect by the server.
      if (reason === 'io server disconnect') comeBack = setTimeout(() => socket.connect(), SERVER_DISCONNECT_RETRY_MS)
    })
    socket.on('connect_error', ({ message }) => {
      if (message === UNAUTHORIZED) report.refused(token)
    })
    return {
      retry() {
        clearTimeout(comeBack)
        if (!socket.connected) socket.disconnect().connect()
      },
      close() {
        clearTimeout(comeBack)
        socket.offAny()
        socket.removeAllListeners()
        socket.disconnect()
      },
    }
  },
})

const retryFx = attach({ source: $socket, effect: (socket) => socket?.retry() })
const closeFx = attach({ source: $socket, effect: (socket) => socket?.close() })
const disconnectFx = createEffect((socket: LiveSocket) => socket.close())

// Connections
sample({
  clock: connected,
  source: $liveStatus,
  filter: (status) => status === 'lost',
  fn: () => {},
  target: liveReconnected,
})
sample({
  clock: liveRequested,
  source: $liveStatus,
  filter: (status) => status === 'closed',
  fn: () => {},
  target: openFx,
})
sample({
  clock: openFx.doneData,
  source: $authToken,
  filter: (token) => token !== null,
  fn: (_, socket) => socket,
  target: $socket,
})
/** The session ended while the code of the channel was on its way. */
sample({
  clock: openFx.doneData,
  source: $authToken,
  filter: (token) => token === null,
  fn: (_, socket) => socket,
  target: disconnectFx,
})
sample({ clock: liveRetryRequested, target: retryFx })
sample({
  clock: openFx,
  source: $liveStatus,
  filter: (status) => status === 'closed',
  fn: (): LiveStatus => 'connecting',
  target: $liveStatus,
})
sample({ clock: connected, fn: (): LiveStatus => 'connected', target: $liveStatus })
sample({ clock: connectionLost, fn: (): LiveStatus => 'lost', target: $liveStatus })
/** The code of the channel did not arrive, which is as good as a lost connection: it is asked for until it comes. */
sample({
  clock: openFx.fail,
  source: $authToken,
  filter: (token) => token !== null,
  fn: (): LiveStatus => 'lost',
  target: $liveStatus,
})
sample({
  clock: [delay(openFx.fail, CHUNK_RETRY_MS), liveRetryRequested],
  source: { socket: $socket, status: $liveStatus, isOpening: openFx.pending },
  filter: ({ socket, status, isOpening }) => socket === null && status === 'lost' && !isOpening,
  fn: () => {},
  target: openFx,
})
sample({ clock: sessionEnded, fn: () => {}, target: closeFx })
sample({ clock: closeFx.finally, fn: (): LiveStatus => 'closed', target: $liveStatus })
sample({ clock: closeFx.finally, fn: () => null, target: $socket })
