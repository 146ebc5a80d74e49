import { createServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { io, type Socket as Upstream } from 'socket.io-client'
import { listen } from '../../tests/support/listen.ts'

export interface SocketMessage {
  kind: 'event' | 'acknowledgement' | 'rejected handshake'
  /** Of the event, or of the request that is acknowledged. */
  name: string
  payload: unknown
}

/** @returns null to accept a handshake that the provider rejects */
export type MessageChange = (message: SocketMessage) => SocketMessage | null

const PATHS = ['/socket.io/', '/telemedicine/socket.io/']

/** A server between the verification and the provider, which changes what the provider sends over its channels. */
export async function openSocketRelay(providerUrl: string, change: MessageChange) {
  const server = createServer()
  const channels = PATHS.map((path) => {
    const channel = new Server(server, { path, serveClient: false })
    channel.use((socket, next) => {
      void (async () => next(await connectUpstream(providerUrl, path, socket, change)))()
    })
    return channel
  })

  return {
    url: await listen(server),
    async close(): Promise<void> {
      for (const channel of channels) await channel.close()
      server.close()
    },
  }
}

/** @returns the error with which the handshake is rejected */
async function connectUpstream(
  url: string,
  path: string,
  socket: Socket,
  change: MessageChange,
): Promise<Error | undefined> {
  const { auth, query } = socket.handshake
  const userName = typeof query.userName === 'string' ? { userName: query.userName } : {}
  const upstream = io(url, { path, auth, query: userName, forceNew: true, reconnection: false })
  const rejected = await new Promise<Error | undefined>((resolve) => {
    upstream.once('connect', () => resolve(undefined))
    upstream.once('connect_error', resolve)
  })
  if (!rejected) return relay(socket, upstream, change)
  const changed = change({ kind: 'rejected handshake', name: 'connect_error', payload: { message: rejected.message } })
  return changed ? new Error((changed.payload as { message: string }).message) : undefined
}

function relay(socket: Socket, upstream: Upstream, change: MessageChange): undefined {
  upstream.onAny((name: string, payload: unknown) => {
    const changed = change({ kind: 'event', name, payload })
    if (changed) socket.emit(changed.name, changed.payload)
  })
  upstream.once('disconnect', () => socket.disconnect(true))
  socket.onAny((name: string, body: unknown, acknowledge: (payload: unknown) => void) => {
    upstream.emit(name, body, (payload: unknown) => {
      acknowledge(change({ kind: 'acknowledgement', name, payload })?.payload)
    })
  })
  socket.once('disconnect', () => void upstream.disconnect())
  return undefined
}
