import { io, type Socket } from 'socket.io-client'

const ACK_TIMEOUT_MS = 10_000

export class RequestRejected extends Error {
  override readonly name = 'RequestRejected'
}

export type Channel = ReturnType<typeof createChannel>

export const createChannel = (userName: string) => {
  const socket: Socket = io({
    path: '/telemedicine/socket.io/',
    query: { userName },
    autoConnect: false,
  })

  return {
    socket,

    /** @throws {RequestRejected} with the error of the platform */
    // oxlint-disable-next-line typescript/no-explicit-any -- the acknowledgements are as different as the requests
    async sendRequest(request: string, body: object = {}): Promise<any> {
      const acknowledgement = await socket.timeout(ACK_TIMEOUT_MS).emitWithAck(request, body)
      if (!acknowledgement.success) throw new RequestRejected(acknowledgement.error)
      return acknowledgement
    },
  }
}
