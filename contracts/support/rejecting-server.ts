import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

/** A Socket.IO server that rejects every handshake with this message, as the platform does with an invalid token. */
export async function rejectingServer(path: string, message: string) {
  const http = createServer()
  const tokens: unknown[] = []
  const io = new Server(http, { path }).use((socket, next) => {
    tokens.push(socket.handshake.auth.token)
    next(new Error(message))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    tokens,
    close: () => io.close(),
  }
}
