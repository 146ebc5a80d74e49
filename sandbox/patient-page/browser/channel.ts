import { io, type Socket } from 'socket.io-client'

const ACK_TIMEOUT_MS = 10_000

export class RequestRejected extends Error {}

export type Channel = ReturnType<typeof createChannel>

/** The telemedicine channel. It does not connect by itself. */
export const createChannel = (userName: string) => {
  const socket: Socket = io({ path: '/telemedicine/socket.io/', query: { userName }, autoConnect: false })

  return {
    socket,

    /** @throws {Refused} with the platform's reason */
    // oxlint-disable-next-line typescript/no-explicit-any -- the acknowledgements are as different as the requests
    async sendRequest(request: string, body: object = {}): Promise<any> {
      const acknowledgement = await socket.timeout(ACK_TIMEOUT_MS).emitWithAck(request, body)
      if (!acknowledgement.success) throw new RequestRejected(acknowledgement.error)
      return acknowledgement
    },
  }
}
