import { lastSegment } from '../../scripts/support/json-schema.ts'
import type { AsyncApiDocument } from './description.ts'
import { eventOf, type PactDocument } from './pact-document.ts'

/** `operationId action event`, for example `onPeerLeft receive peer-left`. */
type SocketEvent = string

/** The Socket.IO events of an AsyncAPI document; acknowledgements have no event of their own. */
export function describedEvents({ operations, components }: AsyncApiDocument): SocketEvent[] {
  const lines = Object.entries(operations).flatMap(([id, { action, messages }]) =>
    messages.map(({ $ref }) => `${id} ${action} ${components.messages[lastSegment($ref)]?.name}`),
  )
  return lines.toSorted()
}

/** The same of a pact: the portal sends what is answered, and receives what is not. */
export function pactEvents({ interactions }: PactDocument): SocketEvent[] {
  const lines = interactions.map((interaction) => {
    const { type, comments, metadata } = interaction
    const event = eventOf(interaction)
    const operation = comments?.references?.AsyncAPI?.operationId
    if (type === 'Synchronous/Messages') return `${operation} send ${event}`
    return `${operation} receive ${metadata?.event === event ? event : `${event}, but ${metadata?.event} in the metadata`}`
  })
  return [...new Set(lines)].toSorted()
}
