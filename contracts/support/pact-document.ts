import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of a pact file (version 4) that the checks and the verification read. */
export interface PactDocument {
  provider: { name: string }
  interactions: readonly Interaction[]
}

export interface PactMessage {
  contents?: { content: unknown } | undefined
  matchingRules?: { body?: Record<string, unknown> } | undefined
}

export interface Interaction extends PactMessage {
  type: 'Synchronous/HTTP' | 'Synchronous/Messages' | 'Asynchronous/Messages'
  description: string
  providerStates?: readonly { name: string; params?: Record<string, unknown> }[]
  comments?: { references?: { AsyncAPI?: { operationId: string }; 'Socket.IO'?: { event: string } } }
  request?: {
    method: string
    path: string
    headers?: Record<string, readonly string[]>
    body?: { content: unknown; encoded: string | false }
    contents?: { content: unknown }
  }
  response?: { status?: number }
  metadata?: { event?: string }
}

export const pactFilesIn = (folder: string): string[] => readdirSync(folder).toSorted()

export const readPact = (folder: string, file: string): PactDocument =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as PactDocument

/** What the portal reads of a message interaction: the event, or the acknowledgement of its request. */
export const messageOf = ({ response, contents, matchingRules }: Interaction): PactMessage =>
  Array.isArray(response) ? (response[0] as PactMessage) : { contents, matchingRules }

export const contentOf = ({ contents }: PactMessage): unknown => contents?.content

/** Socket.IO's own event for a handshake that was rejected. */
export const CONNECT_ERROR = 'connect_error'

/** The token that does not belong to a session. */
export function endedTokenOf({ description, providerStates = [] }: Interaction): string {
  const token = providerStates.find(({ name }) => name === 'the session is over')?.params?.token
  if (typeof token !== 'string') throw new Error(`"${description}" does not say which token is rejected`)
  return token
}

export function eventOf({ description, comments }: Interaction): string {
  const event = comments?.references?.['Socket.IO']?.event
  if (!event) throw new Error(`"${description}" has no Socket.IO event`)
  return event
}
