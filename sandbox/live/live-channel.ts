import type { Server as HttpServer } from 'node:http'
import { type DefaultEventsMap, Server } from 'socket.io'
import type { Session, Sessions } from '../accounts/sessions.ts'
import { type Disconnect, closeSockets, disconnectSockets } from './connections.ts'
import type { LiveEvent } from './live-events.ts'

/** Row ids. The receivers of an event match all given fields; without any field it is sent to all. */
export interface ReceiverIds {
  account?: number | null
  clinic?: number | null
}

export type LiveChannel = ReturnType<typeof createLiveChannel>

/** Socket.IO server of the live events, at the default path, authenticated by the session token. */
export const createLiveChannel = (server: HttpServer, sessions: Sessions, allowedOrigins: readonly string[]) => {
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, { session: Session }>(server, {
    path: '/socket.io/',
    serveClient: false,
    cors: { origin: [...allowedOrigins] },
  })

  io.use((socket, next) => {
    const { token } = socket.handshake.auth
    const session = typeof token === 'string' ? sessions.find(token) : null
    if (!session) return next(new Error('unauthorized'))
    socket.data.session = session
    next()
  })

  const connected = (matches: (session: Session) => boolean) =>
    [...io.sockets.sockets.values()].filter((socket) => matches(socket.data.session))

  return {
    /** @returns the number of connections that the event was sent to */
    emit({ event, payload }: LiveEvent, { account = null, clinic = null }: ReceiverIds = {}): number {
      const receivers = connected(
        (session) =>
          (account === null || session.account.id === account) && (clinic === null || session.clinic === clinic),
      )
      for (const socket of receivers) socket.emit(event, payload)
      return receivers.length
    },

    moveSession(id: number, clinic: number): void {
      for (const socket of connected((session) => session.id === id)) {
        socket.data.session = { ...socket.data.session, clinic }
      }
    },

    disconnectSession(id: number): void {
      for (const socket of connected((session) => session.id === id)) socket.disconnect(true)
    },

    /** @returns the number of closed connections */
    disconnectAll: (how: Disconnect): number => disconnectSockets(io, how),

    count: (): number => io.sockets.sockets.size,

    close: (): void => closeSockets(io),
  }
}
