import type { Server as HttpServer } from 'node:http'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import type { Session, Sessions } from '../accounts/sessions.ts'
import { type Disconnect, closeSockets, disconnectSockets } from '../live/connections.ts'
import type { Calls } from './calls.ts'
import { MediaRequestError } from './media/media-engine.ts'
import { mediaRequests } from './media-requests.ts'
import { roomRequests } from './room-requests.ts'
import type { Participant, Rooms } from './rooms.ts'
import {
  type Acknowledgement,
  reject,
  type TelemedicineContext,
  type TelemedicineHandler,
} from './telemedicine-request.ts'

export type TelemedicineChannel = ReturnType<typeof createTelemedicineChannel>

interface SocketData {
  /** Null for a guest. */
  session: Session | null
}

type TelemedicineSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>

interface ChannelParts {
  server: HttpServer
  allowedOrigins: readonly string[]
  rooms: Rooms
  calls: Calls
  sessions: Sessions
  report: (error: unknown) => void
}

/** The channel of the video consultations. Patients have no account, so a name suffices, but a token must be valid. */
export const createTelemedicineChannel = ({ server, allowedOrigins, rooms, calls, sessions, report }: ChannelParts) => {
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>(server, {
    path: '/telemedicine/socket.io/',
    serveClient: false,
    cors: { origin: [...allowedOrigins] },
  })

  const handleRequest = async (context: TelemedicineContext, handler: TelemedicineHandler, body: unknown) => {
    try {
      return await handler(context, body)
    } catch (error) {
      if (error instanceof MediaRequestError) return reject(error.message)
      report(error)
      return reject('server error')
    }
  }

  io.use((socket, next) => {
    if (!userNameOf(socket)) return next(new Error('userName is missing'))
    // The portal sends `null` when it has no token.
    const token: unknown = socket.handshake.auth.token ?? null
    const session = typeof token === 'string' ? sessions.find(token) : null
    if (token !== null && !session) return next(new Error('unauthorized'))
    socket.data.session = session
    next()
  })

  io.on('connection', (socket) => {
    const context: TelemedicineContext = { rooms, calls, participant: participantOf(socket), room: null }
    let isClosed = false
    /** Requests are handled in the order of sending, because each depends on the state that the previous one created. */
    let queue: Promise<unknown> = Promise.resolve()

    for (const [message, handler] of Object.entries({ ...roomRequests, ...mediaRequests })) {
      socket.on(message, (...args: unknown[]) => {
        const acknowledge = args.at(-1)
        queue = queue.then(async () => {
          if (isClosed) return
          const acknowledgement = await handleRequest(context, handler, args[0])
          if (isAcknowledge(acknowledge)) acknowledge(acknowledgement)
        })
      })
    }
    socket.on('disconnect', () => {
      isClosed = true
      if (context.room) rooms.markDisconnected(context.room, context.participant)
    })
  })

  return {
    rooms,
    calls,

    /** @returns the number of closed connections */
    disconnectAll: (how: Disconnect): number => disconnectSockets(io, how),

    count: (): number => io.sockets.sockets.size,

    close(): void {
      closeSockets(io)
      rooms.clear()
      calls.close()
    },
  }
}

const isAcknowledge = (value: unknown): value is (acknowledgement: Acknowledgement) => void =>
  typeof value === 'function'

const userNameOf = ({ handshake }: TelemedicineSocket): string => {
  const { userName } = handshake.query
  return typeof userName === 'string' ? userName.trim() : ''
}

const participantOf = (socket: TelemedicineSocket): Participant => {
  const userName = userNameOf(socket)
  const { session } = socket.data
  return {
    identity: session?.account.uuid ?? `guest:${userName}`,
    userName,
    isStaff: session !== null,
    send: (event, body) => void socket.emit(event, body),
    disconnect: () => void socket.disconnect(true),
  }
}
