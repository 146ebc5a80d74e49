import { io } from 'socket.io-client'
import { onOnline } from '@/shared/browser'
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_RECONNECTION_ATTEMPTS } from './call-limits'

const RECONNECTION_DELAY_MS = 1_000
const MAX_RECONNECTION_DELAY_MS = 5_000
/** Socket.IO comes back by itself from everything but this one. */
const SERVER_DISCONNECT_RETRY_MS = 1_000
/** What the platform says when it refuses the handshake's token. */
const UNAUTHORIZED = 'unauthorized'

export type SocketEvent =
  | { kind: 'connected' }
  /** `isByServer`: the platform has cut the connection on purpose. */
  | { kind: 'lost'; isByServer: boolean }
  /** The nth try to come back begins. */
  | { kind: 'attempted'; attempt: number }
  /** One try came to nothing. */
  | { kind: 'attemptFailed'; reason: string }
  /** There will be no further try. */
  | { kind: 'gaveUp' }
  /** The browser has a network again: all tries begin anew, the first one at once. */
  | { kind: 'networkReturned' }
  | { kind: 'unauthorized' }

export interface CallSocketOptions {
  /** Empty for the portal's own origin. */
  url: string
  userName: string
  token: string | null
  onEvent: (event: SocketEvent) => void
  connect?: typeof io
}

/** The connection of the telemedicine channel: tells what becomes of it, until it is closed. */
export function openCallSocket({ url, userName, token, onEvent, connect = io }: CallSocketOptions) {
  const socket = connect(url || '/', {
    path: '/telemedicine/socket.io/',
    query: { userName },
    auth: { token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionAttempts: SOCKET_RECONNECTION_ATTEMPTS,
    reconnectionDelay: RECONNECTION_DELAY_MS,
    reconnectionDelayMax: MAX_RECONNECTION_DELAY_MS,
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
  })
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined

  socket.on('connect', () => onEvent({ kind: 'connected' }))
  socket.on('disconnect', (reason) => {
    const isByServer = reason === 'io server disconnect'
    onEvent({ kind: 'lost', isByServer })
    if (isByServer) reconnectTimer = setTimeout(() => socket.connect(), SERVER_DISCONNECT_RETRY_MS)
  })
  socket.on('connect_error', ({ message }) => {
    if (message === UNAUTHORIZED) onEvent({ kind: 'unauthorized' })
    else onEvent({ kind: 'attemptFailed', reason: message })
    // Refused by the platform itself, which Socket.IO takes for its last word.
    if (!socket.active) onEvent({ kind: 'gaveUp' })
  })
  const onReconnectAttempt = (attempt: number) => onEvent({ kind: 'attempted', attempt })
  const onReconnectFailed = () => onEvent({ kind: 'gaveUp' })
  socket.io.on('reconnect_attempt', onReconnectAttempt)
  socket.io.on('reconnect_failed', onReconnectFailed)

  function reconnect(): void {
    clearTimeout(reconnectTimer)
    socket.disconnect().connect()
  }
  // The pause before the next try was made for a platform that does not answer, not for a network that was away.
  const stopWaiting = onOnline(() => {
    if (socket.connected) return
    onEvent({ kind: 'networkReturned' })
    reconnect()
  })

  return {
    socket,
    /** Begins anew, with all its tries, also where the connection seems to stand. */
    renew: reconnect,
    /** Begins anew, with all its tries, where the connection does not stand. */
    retry(): void {
      if (socket.connected) onEvent({ kind: 'connected' })
      else reconnect()
    },
    close(): void {
      clearTimeout(reconnectTimer)
      stopWaiting()
      socket.removeAllListeners()
      socket.io.off('reconnect_attempt', onReconnectAttempt)
      socket.io.off('reconnect_failed', onReconnectFailed)
      socket.disconnect()
    },
  }
}

export type CallSocket = ReturnType<typeof openCallSocket>
