import { io, type Socket } from 'socket.io-client'
import type { TestPlatform } from './test-platform.ts'

export const DOCTOR = 'doctor@demo.clinic'

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads acknowledgements of any shape
type Acknowledgement = any

export const nextEvent = <T = unknown>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => {
    socket.once(event, resolve)
  })

export const createParticipants = (platform: () => TestPlatform) => {
  const sockets: Socket[] = []

  const connect = (query: Record<string, string>, token?: string): Socket => {
    const socket = io(platform().address, {
      path: '/telemedicine/socket.io/',
      query,
      auth: token === undefined ? {} : { token },
      reconnection: false,
      forceNew: true,
    })
    sockets.push(socket)
    return socket
  }

  const enter = async (userName: string, token?: string) => {
    const socket = connect({ userName }, token)
    const received: [string, unknown][] = []
    socket.onAny((event: string, body: unknown) => received.push([event, body]))
    await nextEvent(socket, 'connect')
    return {
      socket,
      received,
      request: (message: string, body: unknown = {}): Promise<Acknowledgement> => socket.emitWithAck(message, body),
      join: (roomId: string, isReconnection = false): Promise<Acknowledgement> =>
        socket.emitWithAck('join-room', { roomId, isReconnection }),
    }
  }

  return {
    connect,
    enter,

    async joinBoth() {
      const { room } = platform().control.openRoom('İrem Yıldız')
      const doctor = await enter('Dr. Ayşe Yılmaz', platform().control.openSession(DOCTOR))
      const patient = await enter('İrem Yıldız')
      await doctor.join(room)
      await patient.join(room)
      return { room, doctor, patient }
    },

    disconnectAll(): void {
      for (const socket of sockets.splice(0)) socket.disconnect()
    },
  }
}

export type TestParticipant = Awaited<ReturnType<ReturnType<typeof createParticipants>['enter']>>
