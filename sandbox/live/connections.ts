import type { Server } from 'socket.io'

/** How connections are closed: by a Socket.IO disconnect of the server, or by closing the transport like a failing network. */
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

/** Closes all sockets, but not the HTTP server. */
export const closeSockets = (io: AnyServer): void => {
  io.disconnectSockets(true)
  io.engine.close()
}
