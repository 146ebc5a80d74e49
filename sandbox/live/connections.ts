import type { Server } from 'socket.io'

/** How a connection is cut: as a server does that wants the client gone, or as a failing network does. */
export type Disconnect = 'server' | 'transport'

type AnyServer = Pick<Server, 'sockets' | 'engine' | 'disconnectSockets'>

export const disconnectSockets = (io: AnyServer, how: Disconnect): number => {
  const sockets = [...io.sockets.sockets.values()]
  for (const socket of sockets) {
    if (how === 'server') socket.disconnect(true)
    else socket.conn.close(true)
  }
  return sockets.length
}

/** Lets go of every client; the HTTP server is closed by its owner. */
export const closeSockets = (io: AnyServer): void => {
  io.disconnectSockets(true)
  io.engine.close()
}
