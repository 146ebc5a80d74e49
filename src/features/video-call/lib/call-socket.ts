import { io } from 'socket.io-client'
import { onNetworkReturned } from '@/shared/browser'
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_RECONNECTION_ATTEMPTS } from './call-limits'

const RECONNECTION_DELAY_MS = 1_000
const LONGEST_RECONNECTION_DELAY_MS = 5_000
/** Socket.IO comes back by itself from everything but this one. */
const SERVER_DISCONNECT_PAUSE_MS = 1_000
/** What the platform says when it refuses the handshake's token. */
const UNAUTHORIZED = 'unauthorized'

export type SocketFact =
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
  tell: (fact: SocketFact) => void
  connect?: typeof io
}

/** The connection of the telemedicine channel: tells what becomes of it, until it is closed. */
export function openCallSocket({ url, userName, token, tell, connect = io }: CallSocketOptions) {
  const socket = connect(url || '/', {
    path: '/telemedicine/socket.io/',
    query: { userName },
    auth: { token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionAttempts: SOCKET_RECONNECTION_ATTEMPTS,
    reconnectionDelay: RECONNECTION_DELAY_MS,
    reconnectionDelayMax: LONGEST_RECONNECTION_DELAY_MS,
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
  })
  let comeBack: ReturnType<typeof setTimeout> | undefined

  socket.on('connect', () => tell({ kind: 'connected' }))
  socket.on('disconnect', (reason) => {
    const isByServer = reason === 'io server disconnect'
    tell({ kind: 'lost', isByServer })
    if (isByServer) comeBack = setTimeout(() => socket.connect(), SERVER_DISCONNECT_PAUSE_MS)
  })
  socket.on('connect_error', ({ message }) => {
    if (message === UNAUTHORIZED) tell({ kind: 'unauthorized' })
    else tell({ kind: 'attemptFailed', reason: message })
    // Refused by the platform itself, which Socket.IO takes for its last word.
    if (!socket.active) tell({ kind: 'gaveUp' })
  })
  const attempted = (attempt: number) => tell({ kind: 'attempted', attempt })
  const gaveUp = () => tell({ kind: 'gaveUp' })
  socket.io.on('reconnect_attempt', attempted)
  socket.io.on('reconnect_failed', gaveUp)

  function renew(): void {
    clearTimeout(comeBack)
    socket.disconnect().connect()
  }
  // The pause before the next try was made for a platform that does not answer, not for a network that was away.
  const stopWaiting = onNetworkReturned(() => {
    if (socket.connected) return
    tell({ kind: 'networkReturned' })
    renew()
  })

  return {
    socket,
    /** Begins anew, with all its tries, also where the connection seems to stand. */
    renew,
    /** Begins anew, with all its tries, where the connection does not stand. */
    retry(): void {
      if (socket.connected) tell({ kind: 'connected' })
      else renew()
    },
    close(): void {
      clearTimeout(comeBack)
      stopWaiting()
      socket.removeAllListeners()
      socket.io.off('reconnect_attempt', attempted)
      socket.io.off('reconnect_failed', gaveUp)
      socket.disconnect()
    },
  }
}

export type CallSocket = ReturnType<typeof openCallSocket>
