import { io, WebSocket, XHR } from 'socket.io-client'
import { onOnline } from '@/shared/browser'
import { createReconnection, createTransports, UNAUTHORIZED } from '@/shared/realtime'
import { type CallError, MAX_ATTEMPTS } from './call-error'
import { toConnectError } from './to-call-error'

const CONNECT_TIMEOUT_MS = 20_000
const RECONNECTION_DELAY_MS = 1_000
const MAX_RECONNECTION_DELAY_MS = 5_000

export type SocketEvent =
  | { kind: 'connected' }
  | { kind: 'disconnected'; isByServer: boolean }
  /** A reconnection attempt starts; the first one is 1. */
  | { kind: 'reconnectAttempted'; attempt: number }
  | { kind: 'connectFailed'; error: CallError }
  | { kind: 'reconnectFailed' }
  /** The browser is online again, and the socket is not connected. */
  | { kind: 'online' }
  | { kind: 'unauthorized' }

export interface CallSocketOptions {
  /** Empty for the portal's own origin. */
  url: string
  userName: string
  token: string | null
  onEvent: (event: SocketEvent) => void
  connect?: typeof io
}

/** Opens the Socket.IO connection of the telemedicine channel and reports its state until `close()`. */
export function openCallSocket({ url, userName, token, onEvent, connect = io }: CallSocketOptions) {
  const socket = connect(url || '/', {
    path: '/telemedicine/socket.io/',
    // Half a surrogate pair cannot be encoded in a URL.
    query: { userName: userName.toWellFormed() },
    auth: { token },
    transports: createTransports(WebSocket, XHR),
    tryAllTransports: true,
    forceNew: true,
    reconnectionAttempts: MAX_ATTEMPTS,
    reconnectionDelay: RECONNECTION_DELAY_MS,
    reconnectionDelayMax: MAX_RECONNECTION_DELAY_MS,
    timeout: CONNECT_TIMEOUT_MS,
  })
  // Retries rejected handshakes too, because a platform that restarts rejects them for some seconds.
  const reconnection = createReconnection(socket, {
    delayMs: RECONNECTION_DELAY_MS,
    maxDelayMs: MAX_RECONNECTION_DELAY_MS,
    maxAttempts: MAX_ATTEMPTS,
    onAttempt: (attempt) => onEvent({ kind: 'reconnectAttempted', attempt }),
  })

  socket.on('connect', () => {
    reconnection.reset()
    onEvent({ kind: 'connected' })
  })
  socket.on('disconnect', (reason) => {
    // Requests that Socket.IO has buffered after an expired ping would be sent before the room is rejoined. After this
    // event it rejects all requests that are not buffered.
    socket.sendBuffer = []
    // Caused by `renew()`, whose attempt is already counted, or by `stop()`, which ends all attempts.
    if (reason === 'io client disconnect') return
    const isByServer = reason === 'io server disconnect'
    // Scheduled before the event, whose handler may cancel it by `stop()`.
    if (isByServer) reconnection.afterDisconnect()
    onEvent({ kind: 'disconnected', isByServer })
  })
  socket.on('connect_error', (cause) => {
    const error = toConnectError(cause)
    // Socket.IO does not reconnect after an error of the server's middleware.
    const isLast = !socket.active && !(error.code === 'server-failed' && reconnection.afterRejection())
    if (cause.message === UNAUTHORIZED) onEvent({ kind: 'unauthorized' })
    else onEvent({ kind: 'connectFailed', error })
    if (isLast) onEvent({ kind: 'reconnectFailed' })
  })
  // With `forceNew` no other socket uses the manager.
  socket.io.on('reconnect_attempt', (attempt) => onEvent({ kind: 'reconnectAttempted', attempt }))
  socket.io.on('reconnect_failed', () => onEvent({ kind: 'reconnectFailed' }))

  const stopWaiting = onOnline(() => {
    if (!socket.connected) onEvent({ kind: 'online' })
  })

  return {
    socket,
    /** Reconnects even if the socket looks connected. */
    renew: reconnection.reconnect,
    /** Stops all attempts until `retry()`. */
    stop(): void {
      reconnection.reset()
      socket.disconnect()
    },
    /** Reconnects unless the socket is connected. */
    retry(): void {
      if (socket.connected) onEvent({ kind: 'connected' })
      else reconnection.reconnect()
    },
    close(): void {
      reconnection.reset()
      stopWaiting()
      socket.removeAllListeners()
      socket.disconnect()
      // Last, because the socket itself listens to its manager until it is disconnected.
      socket.io.removeAllListeners()
    },
  }
}
