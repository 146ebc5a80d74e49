import { eventOf, type Interaction } from '../support/pact-document.ts'
import { connect } from './connection.ts'

export interface Identity {
  userName: string
  /** The doctor has one; the other participant comes in by name alone. */
  token?: string
}

export type Participant = Awaited<ReturnType<typeof enterChannel>>

/** Somebody on the telemedicine channel, who asks with the very requests that stand in the pact. */
export async function enterChannel(url: string, identity: Identity, requests: readonly Interaction[]) {
  const connection = await connect(url, { path: '/telemedicine/socket.io/', ...identity })
  /** The platform gives its own; those in the pact are examples. */
  const ids: { producerId?: unknown; consumerId?: unknown } = {}

  const sendRequest = async (event: string, body: unknown): Promise<unknown> => {
    if (event === 'consume') ids.producerId = fieldOf(await connection.receivedEvents('new-producer'), 'producerId')
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
    ask: sendRequest,
    received: connection.receivedEvents,
    enter: (roomId: string): Promise<void> => succeed('join-room', { roomId, isReconnection: false }),

    /** Asks what the pact has as a request; operations are named as in `openapi/telemedicine.asyncapi.yaml`. */
    async perform(...operations: readonly string[]): Promise<void> {
      for (const operation of operations) {
        const found = requests.find(({ comments }) => comments?.references?.AsyncAPI?.operationId === operation)
        if (!found) throw new Error(`the pact has no request ${operation}`)
        await succeed(eventOf(found), found.request?.contents?.content)
      }
    },

    loseConnection: (): void => connection.close(),

    async leave(): Promise<void> {
      if (connection.isOpen()) await connection.request('leave-room', {})
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
