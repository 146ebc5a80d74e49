import { io, type Socket } from 'socket.io-client'
import type { TestPlatform } from './test-platform.ts'

export const DOCTOR = 'doctor@demo.clinic'

// oxlint-disable-next-line typescript/no-explicit-any -- a test looks into an acknowledgement before it knows its shape
type Answer = any

export const happened = <T = unknown>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => {
    socket.once(event, resolve)
  })

/** People who come into consultations of a platform, over connections of their own. */
export const createVisitors = (platform: () => TestPlatform) => {
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
    await happened(socket, 'connect')
    return {
      socket,
      received,
      ask: (message: string, body: unknown = {}): Promise<Answer> => socket.emitWithAck(message, body),
      join: (roomId: string, isReconnection = false): Promise<Answer> =>
        socket.emitWithAck('join-room', { roomId, isReconnection }),
    }
  }

  return {
    connect,
    enter,

    async bothInside() {
      const { room } = platform().control.openRoom('İrem Yıldız')
      const doctor = await enter('Dr. Ayşe Yılmaz', platform().control.openSession(DOCTOR))
      const patient = await enter('İrem Yıldız')
      await doctor.join(room)
      await patient.join(room)
      return { room, doctor, patient }
    },

    dismiss(): void {
      for (const socket of sockets.splice(0)) socket.disconnect()
    },
  }
}

export type Visitor = Awaited<ReturnType<ReturnType<typeof createVisitors>['enter']>>
