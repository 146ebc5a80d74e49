import { io, WebSocket, XHR } from 'socket.io-client'
import { onOnline } from '@/shared/browser'
import { createTransports, SERVER_DISCONNECT_RETRY_MS, UNAUTHORIZED } from '@/shared/realtime'
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
    // Half a surrogate pair cannot be encoded in an address.
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
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined
  let failedHandshakes = 0

  socket.on('connect', () => {
    failedHandshakes = 0
    onEvent({ kind: 'connected' })
  })
  socket.on('disconnect', (reason) => {
    // Requests that Socket.IO has buffered after an expired ping would be sent before the room is rejoined. After this
    // event it rejects all requests that are not buffered.
    socket.sendBuffer = []
    // By `renew()` or `stop()`: the caller has counted the attempt, or needs no more of them.
    if (reason === 'io client disconnect') return
    const isByServer = reason === 'io server disconnect'
    // Before the event, whose handler may call `stop()`.
    if (isByServer) reconnectTimer = setTimeout(() => socket.connect(), SERVER_DISCONNECT_RETRY_MS)
    onEvent({ kind: 'disconnected', isByServer })
  })
  socket.on('connect_error', (cause) => {
    const error = toConnectError(cause)
    // Socket.IO does not reconnect after an error of the server's middleware.
    const isLast = !socket.active && !(error.code === 'server-failed' && reconnectAfterFailedHandshake())
    if (cause.message === UNAUTHORIZED) onEvent({ kind: 'unauthorized' })
    else onEvent({ kind: 'connectFailed', error })
    if (isLast) onEvent({ kind: 'reconnectFailed' })
  })
  // With `forceNew` no other socket uses the manager.
  socket.io.on('reconnect_attempt', (attempt) => onEvent({ kind: 'reconnectAttempted', attempt }))
  socket.io.on('reconnect_failed', () => onEvent({ kind: 'reconnectFailed' }))

  /** False after the last attempt. A platform that restarts fails for some seconds. */
  function reconnectAfterFailedHandshake(): boolean {
    failedHandshakes += 1
    const attempt = failedHandshakes + 1
    if (attempt > MAX_ATTEMPTS) return false
    const delay = Math.min(RECONNECTION_DELAY_MS * 2 ** (failedHandshakes - 1), MAX_RECONNECTION_DELAY_MS)
    reconnectTimer = setTimeout(() => {
      socket.connect()
      // Last, because its handler may call `stop()`.
      onEvent({ kind: 'reconnectAttempted', attempt })
    }, delay)
    return true
  }
  function reconnect(): void {
    clearTimeout(reconnectTimer)
    failedHandshakes = 0
    socket.disconnect().connect()
  }
  const stopWaiting = onOnline(() => {
    if (!socket.connected) onEvent({ kind: 'online' })
  })

  return {
    socket,
    /** Reconnects even if the socket looks connected. */
    renew: reconnect,
    /** Stops all attempts until `retry()`. */
    stop(): void {
      clearTimeout(reconnectTimer)
      socket.disconnect()
    },
    /** Reconnects unless the socket is connected. */
    retry(): void {
      if (socket.connected) onEvent({ kind: 'connected' })
      else reconnect()
    },
    close(): void {
      clearTimeout(reconnectTimer)
      stopWaiting()
      socket.removeAllListeners()
      socket.disconnect()
      // Last: until it is disconnected the socket listens to its manager too.
      socket.io.removeAllListeners()
    },
  }
}
