import type { types } from 'mediasoup-client'
import * as z from 'zod/mini'
import {
  CallConsumer,
  CallConsumerCreated,
  CallDone,
  CallPeer,
  CallProducer,
  CallProducerCreated,
  CallProducerKind,
  CallErrorResponse,
  CallRoomJoined,
  CallTransportCreated,
  readTolerantly,
} from '@/shared/api'
import { isRecord } from '@/shared/lib/json'
import { ACK_TIMEOUT_MS } from './call-error'

/** Request bodies by request name (openapi/telemedicine.asyncapi.yaml). */
export interface SignalingBodies {
  'join-room': { roomId: string; isReconnection: boolean }
  'set-rtp-capabilities': { rtpCapabilities: types.RtpCapabilities }
  'create-send-transport': Record<string, never>
  'connect-send-transport': { dtlsParameters: types.DtlsParameters }
  'create-recv-transport': Record<string, never>
  'connect-recv-transport': { dtlsParameters: types.DtlsParameters }
  produce: { kind: types.MediaKind; rtpParameters: types.RtpParameters }
  consume: { producerId: string }
  'resume-consumer': { consumerId: string }
  'pause-producer': { kind: types.MediaKind }
  'resume-producer': { kind: types.MediaKind }
  'leave-room': Record<string, never>
}

/** Schemas of an acknowledgement with `success: true`. */
const responses = {
  'join-room': CallRoomJoined,
  'set-rtp-capabilities': CallDone,
  'create-send-transport': CallTransportCreated,
  'connect-send-transport': CallDone,
  'create-recv-transport': CallTransportCreated,
  'connect-recv-transport': CallDone,
  produce: CallProducerCreated,
  consume: CallConsumerCreated,
  'resume-consumer': CallDone,
  'pause-producer': CallDone,
  'resume-producer': CallDone,
  'leave-room': CallDone,
} as const satisfies Record<keyof SignalingBodies, unknown>

export type SignalingRequest = keyof SignalingBodies
export type ResponseOf<Name extends SignalingRequest> = ReturnType<(typeof responses)[Name]['parse']>

/** The server rejected the request, sent a malformed response or did not respond in time; or there is no connection. */
export class SignalingError extends Error {
  override readonly name = 'SignalingError'
  readonly request: SignalingRequest
  readonly reason: 'rejected' | 'malformed' | 'timeout'
  /** The sentence of the server about a rejection, if it sent one. */
  readonly serverMessage: string | null

  constructor(request: SignalingRequest, reason: SignalingError['reason'], serverMessage?: string | null) {
    super(serverMessage || `${request}: ${reason}`)
    this.request = request
    this.reason = reason
    this.serverMessage = serverMessage || null
  }
}

/** A message without `success: true` is a rejection too: the specification does not say that both fields are sent. */
function readRejection(ack: unknown) {
  const hasMessage = isRecord(ack) && typeof ack.error === 'string' && ack.error.trim() !== ''
  const isDone = readTolerantly(CallDone, ack).ok
  return readTolerantly(CallErrorResponse, hasMessage && !isDone ? { error: ack.error, success: false } : ack)
}

/** @throws {SignalingError} */
function parseResponse<Name extends SignalingRequest>(
  name: Name,
  ack: unknown,
  onMalformed: SignalingOptions['onMalformed'],
): ResponseOf<Name> {
  const rejected = readRejection(ack)
  if (rejected.ok) throw new SignalingError(name, 'rejected', rejected.value.error)
  const response = readTolerantly<ResponseOf<SignalingRequest>>(responses[name], ack)
  if (response.fields.length > 0) onMalformed(name, response.fields)
  if (!response.ok) throw new SignalingError(name, 'malformed')
  return response.value as ResponseOf<Name>
}

/**
 * Without a name, which the platform promises, the event still says that the peer came or left. The argument may be missing,
 * or the name itself.
 */
const Peer = z.partial(CallPeer)
const toPeer = (payload: unknown) => (isRecord(payload) ? payload : { userName: payload })

const signalingEvents = {
  'peer-joined': Peer,
  'peer-left': Peer,
  'peer-disconnected': Peer,
  'new-producer': CallProducer,
  'producer-paused': CallProducerKind,
  'producer-resumed': CallProducerKind,
  'consumer-closed': CallConsumer,
} as const

export type SignalingEvent = keyof typeof signalingEvents
type PayloadOf<Name extends SignalingEvent> = ReturnType<(typeof signalingEvents)[Name]['parse']>

export interface SignalingSocket {
  timeout: (ms: number) => { emitWithAck: (name: string, body: unknown) => Promise<unknown> }
  on: (name: string, listener: (payload: unknown) => void) => unknown
  off: (name: string, listener: (payload: unknown) => void) => unknown
  connected: boolean
}

interface SignalingOptions {
  socket: SignalingSocket
  /** An event or acknowledgement did not match its schema; what can be read of it is used. `fields` are paths, never values. */
  onMalformed: (message: SignalingEvent | SignalingRequest, fields: readonly string[]) => void
}

export type SignalingHandlers = { [Name in SignalingEvent]: (payload: PayloadOf<Name>) => void }

/** Requests as promises and server events as parsed payloads; independent of media, stores and React. */
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
      return parseResponse(name, ack, onMalformed)
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
  onMalformed: SignalingOptions['onMalformed'],
) {
  return (payload: unknown) => {
    const schema = signalingEvents[name]
    const result = readTolerantly<PayloadOf<SignalingEvent>>(schema, schema === Peer ? toPeer(payload) : payload)
    if (result.fields.length > 0) onMalformed(name, result.fields)
    if (result.ok) handlers[name](result.value as PayloadOf<Name>)
  }
}
export type Signaling = ReturnType<typeof createSignaling>
