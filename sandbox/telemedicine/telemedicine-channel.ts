import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Sessions } from '../accounts/sessions.ts'
import { type Disconnect, closeSockets, disconnectSockets } from '../live/connections.ts'
import type { Calls } from './calls.ts'
import type { NetworkEmulation } from './network-emulation/network-emulation.ts'
import { MediaRequestError } from './media/media-engine.ts'
import { mediaRequests } from './media-requests.ts'
import { roomRequests } from './room-requests.ts'
import type { Participant, Rooms } from './rooms.ts'
import {
  type Acknowledgement,
  reject,
  TELEMEDICINE_REQUESTS,
  type TelemedicineContext,
  type TelemedicineHandler,
  type TelemedicineRequest,
} from './telemedicine-request.ts'

const handlers: Readonly<Record<TelemedicineRequest, TelemedicineHandler>> = { ...roomRequests, ...mediaRequests }

export type TelemedicineChannel = ReturnType<typeof createTelemedicineChannel>

interface ChannelParts {
  server: HttpServer
  rooms: Rooms
  calls: Calls
  networkEmulation: NetworkEmulation
  sessions: Sessions
  report: (error: unknown) => void
}

/** The channel of the video consultations. A name is enough to come in: patients have no account here. */
export const createTelemedicineChannel = ({
  server,
  rooms,
  calls,
  networkEmulation,
  sessions,
  report,
}: ChannelParts) => {
  const io = new Server(server, { path: '/telemedicine/socket.io/', serveClient: false })

  const handleRequest = async (context: TelemedicineContext, message: TelemedicineRequest, body: unknown) => {
    try {
      return await handlers[message](context, body)
    } catch (error) {
      if (error instanceof MediaRequestError) return reject(error.message)
      report(error)
      return reject('the platform failed')
    }
  }

  io.use((socket, next) => next(userNameOf(socket) ? undefined : new Error('userName is missing')))

  io.on('connection', (socket) => {
    const context: TelemedicineContext = { rooms, calls, participant: participantOf(socket, sessions), room: null }
    let isClosed = false
    /** One after the other, as they were sent: each builds on what the one before has made. */
    let queue: Promise<unknown> = Promise.resolve()

    for (const message of TELEMEDICINE_REQUESTS) {
      socket.on(message, (...args: unknown[]) => {
        const acknowledge = args.at(-1)
        queue = queue.then(async () => {
          if (isClosed) return
          const acknowledgement = await handleRequest(context, message, args[0])
          if (isAcknowledge(acknowledge)) acknowledge(acknowledgement)
        })
      })
    }
    socket.on('disconnect', () => {
      isClosed = true
      if (context.room) rooms.lose(context.room, context.participant)
    })
  })

  return {
    rooms,
    calls,
    networkEmulation,

    /** Cuts every connection and answers how many there were. */
    cut: (how: Disconnect): number => disconnectSockets(io, how),

    count: (): number => io.sockets.sockets.size,

    close(): void {
      closeSockets(io)
      rooms.close()
      calls.close()
    },
  }
}

const isAcknowledge = (value: unknown): value is (acknowledgement: Acknowledgement) => void =>
  typeof value === 'function'

const userNameOf = ({ handshake }: Socket): string => {
  const { userName } = handshake.query
  return typeof userName === 'string' ? userName.trim() : ''
}

const participantOf = (socket: Socket, sessions: Sessions): Participant => {
  const userName = userNameOf(socket)
  const { token } = socket.handshake.auth
  const session = typeof token === 'string' ? sessions.find(token) : null
  return {
    identity: session?.account.uuid ?? `guest:${userName}`,
    userName,
    send: (event, body) => void socket.emit(event, body),
    disconnect: () => void socket.disconnect(true),
  }
}
