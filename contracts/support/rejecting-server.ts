import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { listen } from '../../tests/support/listen.ts'

/** A Socket.IO server that rejects every handshake with this message, as the platform does with an invalid token. */
export async function rejectingServer(path: string, message: string) {
  const http = createServer()
  const tokens: unknown[] = []
  const io = new Server(http, { path }).use((socket, next) => {
    tokens.push(socket.handshake.auth.token)
    next(new Error(message))
  })
  return {
    url: await listen(http),
    tokens,
    close: () => io.close(),
  }
}
