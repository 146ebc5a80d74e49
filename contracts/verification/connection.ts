import { io } from 'socket.io-client'

export interface Connection {
  /** Payload of the next event of this name, including events received before the call. */
  nextEvent(event: string): Promise<unknown>
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

const open = (url: string, { path, token, userName }: Handshake) =>
  io(url, {
    path,
    forceNew: true,
    reconnection: false,
    ...(token === undefined ? {} : { auth: { token } }),
    ...(userName === undefined ? {} : { query: { userName } }),
  })

/** What the portal gets as `connect_error` when the platform rejects its handshake. */
export async function rejectedHandshake(url: string, handshake: Handshake): Promise<{ message: string }> {
  const socket = open(url, handshake)
  try {
    return await new Promise((resolve, reject) => {
      socket.once('connect_error', ({ message }) => resolve({ message }))
      socket.once('connect', () => reject(new Error(`${url}${handshake.path} accepted the handshake`)))
    })
  } finally {
    socket.disconnect()
  }
}

/** Connects like the portal, but records all events and does not reconnect. */
export async function connect(url: string, handshake: Handshake): Promise<Connection> {
  const socket = open(url, handshake)
  const received: { event: string; payload: unknown }[] = []
  socket.onAny((event: string, payload: unknown) => received.push({ event, payload }))

  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', ({ message }) =>
      reject(new Error(`${url}${handshake.path} refused the connection: ${message}`)),
    )
  })

  return {
    async nextEvent(event) {
      const until = Date.now() + TIMEOUT_MS
      for (;;) {
        const index = received.findIndex((candidate) => candidate.event === event)
        if (index >= 0) return received.splice(index, 1)[0]?.payload
        if (Date.now() > until) throw new Error(`${event} was not received within ${TIMEOUT_MS / 1000} seconds`)
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
      }
    },
    request: (event, body) => socket.timeout(TIMEOUT_MS).emitWithAck(event, body),
    isOpen: () => socket.connected,
    close: () => void socket.disconnect(),
  }
}
