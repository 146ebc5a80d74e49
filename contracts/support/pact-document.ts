import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A pact as it lies in the file, as far as it is looked at here. */
export interface PactDocument {
  provider: { name: string }
  interactions: readonly Interaction[]
}

export interface Interaction {
  type: 'Synchronous/HTTP' | 'Synchronous/Messages' | 'Asynchronous/Messages'
  description: string
  providerStates?: readonly { name: string; params?: Record<string, unknown> }[]
  comments?: { references?: { AsyncAPI?: { operationId: string }; 'Socket.IO'?: { event: string } } }
  request?: { method: string; path: string; contents?: { content: unknown } }
  response?: { status?: number }
}

export const pactFilesIn = (folder: string): string[] => readdirSync(folder).toSorted()

export const readPact = (folder: string, file: string): PactDocument =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as PactDocument

/** The Socket.IO event that a message is about. */
export function eventOf({ description, comments }: Interaction): string {
  const event = comments?.references?.['Socket.IO']?.event
  if (!event) throw new Error(`"${description}" does not say which event it is`)
  return event
}
