import type { PactV4 } from '@pact-foundation/pact'
import { type GivenState, given } from './given-state.ts'

/** An event that the platform sends. */
export interface PlatformEvent<Name extends string = string> {
  /** Operation id in the AsyncAPI description of the channel. */
  operation: string
  event: Name
  given: readonly GivenState[]
  receiving: string
  payload: object
}

export function addEvent(pact: PactV4, { operation, event, given: states, receiving, payload }: PlatformEvent) {
  const interaction = pact.addAsynchronousInteraction()
  given(interaction, states)
  return interaction
    .reference('AsyncAPI', 'operationId', operation)
    .reference('Socket.IO', 'event', event)
    .expectsToReceive(receiving, (message) => message.withMetadata({ event }).withJSONContent(payload))
}
