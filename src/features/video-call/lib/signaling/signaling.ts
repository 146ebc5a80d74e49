import {
  type ResponseOf,
  type PayloadOf,
  parseResponse,
  SignalingError,
  type SignalingBodies,
  type SignalingEvent,
  type SignalingRequest,
  signalingEvents,
} from './signaling-messages'

const ACK_TIMEOUT_MS = 10_000

export interface SignalingSocket {
  timeout: (ms: number) => { emitWithAck: (name: string, body: unknown) => Promise<unknown> }
  on: (name: string, listener: (payload: unknown) => void) => unknown
  off: (name: string, listener: (payload: unknown) => void) => unknown
  connected: boolean
}

interface SignalingOptions {
  socket: SignalingSocket
  /** A server event did not match its schema and was dropped. */
  onMalformed: (event: SignalingEvent) => void
}

export type SignalingHandlers = { [Name in SignalingEvent]: (payload: PayloadOf<Name>) => void }

/** Requests as promises and server events as parsed payloads; knows nothing of media, stores or React. */
export function createSignaling({ socket, onMalformed }: SignalingOptions) {
  return {
    /**
     * Fails at once while disconnected: Socket.IO would send it later, into a room that was rejoined since.
     * @throws {SignalingError}
     */
    async request<Name extends SignalingRequest>(name: Name, body: SignalingBodies[Name]): Promise<ResponseOf<Name>> {
      if (!socket.connected) throw new SignalingError(name, 'timeout')
      const ack = await socket
        .timeout(ACK_TIMEOUT_MS)
        .emitWithAck(name, body)
        .catch(() => {
          throw new SignalingError(name, 'timeout')
        })
      return parseResponse(name, ack)
    },

    listen(handlers: SignalingHandlers): () => void {
      const names = Object.keys(signalingEvents) as SignalingEvent[]
      const listeners = names.map((name) => [name, listenerFor(name, handlers, onMalformed)] as const)
      for (const [name, listener] of listeners) socket.on(name, listener)
      return () => {
        for (const [name, listener] of listeners) socket.off(name, listener)
      }
    },
  }
}

function listenerFor<Name extends SignalingEvent>(
  name: Name,
  handlers: SignalingHandlers,
  onMalformed: (event: SignalingEvent) => void,
) {
  return (payload: unknown) => {
    const parsed = signalingEvents[name].safeParse(payload)
    if (parsed.success) handlers[name](parsed.data as PayloadOf<Name>)
    else onMalformed(name)
  }
}
export type Signaling = ReturnType<typeof createSignaling>
