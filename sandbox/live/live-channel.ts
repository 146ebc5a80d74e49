import type { Server as HttpServer } from 'node:http'
import { type DefaultEventsMap, Server } from 'socket.io'
import type { Session, Sessions } from '../accounts/sessions.ts'
import { type Disconnect, closeSockets, disconnectSockets } from './connections.ts'
import type { LiveEvent } from './live-events.ts'

/** Who receives an event: those who match everything that is named. Nothing named is everybody. */
export interface Audience {
  account?: number | null
  clinic?: number | null
}

export type LiveChannel = ReturnType<typeof createLiveChannel>

/** The channel of the live events: Socket.IO at its default path, let in by the token of the session. */
export const createLiveChannel = (server: HttpServer, sessions: Sessions) => {
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, { session: Session }>(server, {
    path: '/socket.io/',
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
    /** Sends an event and answers how many connections received it. */
    emit({ event, payload }: LiveEvent, { account = null, clinic = null }: Audience = {}): number {
      const receivers = connected(
        (session) =>
          (account === null || session.account.id === account) && (clinic === null || session.clinic === clinic),
      )
      for (const socket of receivers) socket.emit(event, payload)
      return receivers.length
    },

    /** The clinic of a session has changed: from now on its sockets receive the events of the new one. */
    moveSession(id: number, clinic: number): void {
      for (const socket of connected((session) => session.id === id)) {
        socket.data.session = { ...socket.data.session, clinic }
      }
    },

    disconnectSession(id: number): void {
      for (const socket of connected((session) => session.id === id)) socket.disconnect(true)
    },

    /** Cuts every connection and answers how many there were. */
    cut: (how: Disconnect): number => disconnectSockets(io, how),

    count: (): number => io.sockets.sockets.size,

    close: (): void => closeSockets(io),
  }
}
