import { expect, vi } from 'vitest'
import { createSignaling, type SignalingHandlers, type SignalingSocket } from '@/features/video-call'
import { addEvent, type PlatformEvent } from './event-interaction.ts'
import { type GivenState, given } from './given-state.ts'
import { like } from './matchers.ts'
import { newPact } from './new-pact.ts'
import { PROVIDERS } from './pact-files.ts'

type Signaling = ReturnType<typeof createSignaling>

interface RequestExchange {
  /** Operation id in `openapi/telemedicine.asyncapi.yaml`. */
  operation: string
  request: Parameters<Signaling['request']>[0]
  body: Parameters<Signaling['request']>[1]
  given: readonly GivenState[]
  sending: string
  response: object
}

const pact = newPact(PROVIDERS.telemedicine)

/** @returns the result, or the rejection, of the portal's `signaling.request` */
export async function requestExchange({
  operation,
  request,
  body,
  given: states,
  sending,
  response,
}: RequestExchange): Promise<unknown> {
  const interaction = pact.addSynchronousInteraction(sending)
  given(interaction, states)
  return interaction
    .reference('AsyncAPI', 'operationId', operation)
    .reference('Socket.IO', 'event', request)
    .withRequest((message) => message.withJSONContent(orEmptyObject(body)))
    .withResponse((message) => message.withJSONContent(response))
    .executeTest(async ({ Request, Response }) => {
      const emitWithAck = vi.fn<Emit>(async () => parsed(Response[0]))
      const { signaling } = signalingOver(emitWithAck)
      const outcome = await signaling.request(request, body).catch((rejection: unknown) => rejection)
      expect(emitWithAck).toHaveBeenCalledExactlyOnceWith(request, parsed(Request))
      return outcome
    })
}

/** @returns the payload that a listener of the portal's signaling receives for an event */
export async function eventExchange(exchange: PlatformEvent<keyof SignalingHandlers>): Promise<unknown> {
  return addEvent(pact, exchange).executeTest(async ({ contents, metadata }) => {
    const { signaling, listeners } = signalingOver(vi.fn<Emit>())
    const received = vi.fn<(payload: unknown) => void>()
    // A handler of this event only: an exchange receives no other.
    signaling.listen({ [exchange.event]: received } as unknown as SignalingHandlers)
    listeners.get(String(metadata.event))?.(contents.content)
    expect(received).toHaveBeenCalledOnce()
    return received.mock.calls[0]?.[0]
  })
}

type Emit = (name: string, body: unknown) => Promise<unknown>

function signalingOver(emitWithAck: Emit) {
  const listeners = new Map<string, (payload: unknown) => void>()
  const socket: SignalingSocket = {
    connected: true,
    timeout: () => ({ emitWithAck }),
    on: (name, listener) => listeners.set(name, listener),
    off: (name) => listeners.delete(name),
  }
  const onMalformed = (message: string) => expect.unreachable(`${message} did not parse`)
  return { signaling: createSignaling({ socket, onMalformed }), listeners }
}

/** Pact treats an empty object as missing unless it is wrapped in a matcher. */
const orEmptyObject = (body: object): object => (Object.keys(body).length === 0 ? like({}) : body)

function parsed(contents: { content: unknown } | undefined): unknown {
  return JSON.parse(String(contents?.content))
}
