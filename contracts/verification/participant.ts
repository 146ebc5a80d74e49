import type { types } from 'mediasoup-client'
import { eventOf, type Interaction } from '../support/pact-document.ts'
import { connect, rejectedHandshake } from './connection.ts'

export interface Identity {
  userName: string
  /** Absent for a patient, who joins by name only. */
  token?: string
}

export type Participant = Awaited<ReturnType<typeof enterChannel>>

/** The error of a handshake that the channel rejects. */
export const rejectedEntry = (url: string, identity: Identity) =>
  rejectedHandshake(url, { path: '/telemedicine/socket.io/', ...identity })

/** Joins the telemedicine channel as a participant whose requests are taken from the pact. */
export async function enterChannel(url: string, identity: Identity, requests: readonly Interaction[]) {
  const connection = await connect(url, { path: '/telemedicine/socket.io/', ...identity })
  /** Assigned by the platform; the ids in the pact are examples. */
  const ids: { producerId?: unknown; consumerId?: unknown } = {}

  const sendRequest = async (event: string, body: unknown): Promise<unknown> => {
    if (event === 'consume') ids.producerId = fieldOf(await connection.nextEvent('new-producer'), 'producerId')
    const acknowledgement = await connection.request(event, withRealIds(body, ids))
    if (event === 'consume') ids.consumerId = fieldOf(fieldOf(acknowledgement, 'params'), 'id')
    return acknowledgement
  }

  const succeed = async (event: string, body: unknown): Promise<void> => {
    const acknowledgement = await sendRequest(event, body)
    if (fieldOf(acknowledgement, 'success') === true) return
    throw new Error(`${event} was refused: ${JSON.stringify(acknowledgement)}`)
  }

  return {
    request: sendRequest,
    nextEvent: connection.nextEvent,
    enter: (roomId: string): Promise<void> => succeed('join-room', { roomId, isReconnection: false }),

    /** Sends the pact's requests of these operations of `openapi/telemedicine.asyncapi.yaml`; those with a kind, of `kind`. */
    async perform(operations: readonly string[], kind?: types.MediaKind): Promise<void> {
      for (const operation of operations) {
        const found = requests.find(({ comments, request }) => {
          const kindOfRequest = fieldOf(request?.contents?.content, 'kind')
          const isOfKind = kindOfRequest === undefined || kindOfRequest === kind
          return isOfKind && comments?.references?.AsyncAPI?.operationId === operation
        })
        if (!found) throw new Error(`the pact has no request ${operation} ${kind ?? ''}`)
        await succeed(eventOf(found), found.request?.contents?.content)
      }
    },

    loseConnection: (): void => connection.close(),

    /** Only the interaction that sends `leave-room` reports that the platform does not acknowledge it. */
    async leave(): Promise<void> {
      if (connection.isOpen()) await connection.request('leave-room', {}).catch(() => undefined)
      connection.close()
    },
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const withRealIds = (body: unknown, ids: object): unknown =>
  Object.fromEntries(
    Object.entries(body as object).map(([name, value]) => [name, (ids as Record<string, unknown>)[name] ?? value]),
  )
