import { io } from 'socket.io-client'

export interface Connection {
  /** The next event of this name, also one that came before it was asked for. */
  receivedEvents(event: string): Promise<unknown>
  /** The acknowledgement of a request. */
  request(event: string, body: unknown): Promise<unknown>
  isOpen(): boolean
  close(): void
}

interface Handshake {
  path: '/socket.io/' | '/telemedicine/socket.io/'
  token?: string | undefined
  userName?: string
}

const TIMEOUT_MS = 5000
const POLL_INTERVAL_MS = 10

/** A connection as the portal makes it, except that it keeps everything it hears and never comes back by itself. */
export async function connect(url: string, { path, token, userName }: Handshake): Promise<Connection> {
  const socket = io(url, {
    path,
    forceNew: true,
    reconnection: false,
    ...(token === undefined ? {} : { auth: { token } }),
    ...(userName === undefined ? {} : { query: { userName } }),
  })
  const received: { event: string; payload: unknown }[] = []
  socket.onAny((event: string, payload: unknown) => received.push({ event, payload }))

  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', ({ message }) => reject(new Error(`${url}${path} refused the connection: ${message}`)))
  })

  return {
    async receivedEvents(event) {
      const until = Date.now() + TIMEOUT_MS
      for (;;) {
        const index = received.findIndex((candidate) => candidate.event === event)
        if (index >= 0) return received.splice(index, 1)[0]?.payload
        if (Date.now() > until) throw new Error(`${event} was not heard within ${TIMEOUT_MS / 1000} seconds`)
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
      }
    },
    request: (event, body) => socket.timeout(TIMEOUT_MS).emitWithAck(event, body),
    isOpen: () => socket.connected,
    close: () => void socket.disconnect(),
  }
}
