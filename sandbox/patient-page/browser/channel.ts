import { io, type Socket } from 'socket.io-client'

const PATIENCE_MS = 10_000

export class Refused extends Error {}

export type Channel = ReturnType<typeof createChannel>

/** The telemedicine channel. It does not connect by itself. */
export const createChannel = (userName: string) => {
  const socket: Socket = io({ path: '/telemedicine/socket.io/', query: { userName }, autoConnect: false })

  return {
    socket,

    /** @throws {Refused} with the platform's reason */
    // oxlint-disable-next-line typescript/no-explicit-any -- the acknowledgements are as different as the requests
    async ask(request: string, body: object = {}): Promise<any> {
      const acknowledgement = await socket.timeout(PATIENCE_MS).emitWithAck(request, body)
      if (!acknowledgement.success) throw new Refused(acknowledgement.error)
      return acknowledgement
    },
  }
}
