import { CONNECT_ERROR, endedTokenOf, eventOf, type PactDocument } from '../support/pact-document.ts'
import { type Connection, connect, rejectedHandshake } from './connection.ts'
import { verifyMessages } from './message-verification.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import type { Verdicts } from './run-verifier.ts'

export async function verifyLiveEvents(pact: PactDocument, provider: ProviderUnderTest): Promise<Verdicts> {
  const open: Connection[] = []
  const closeConnection = () => open.splice(0).forEach((connection) => connection.close())

  try {
    return await verifyMessages({
      pact,
      provider,
      async prepare(state, parameters) {
        if (state !== 'the doctor listens to the live events') return provider.prepare(state, parameters)
        closeConnection()
        open.push(await connect(provider.url, { path: '/socket.io/', token: provider.token }))
      },
      async play(interaction) {
        if (eventOf(interaction) === CONNECT_ERROR) {
          return rejectedHandshake(provider.url, { path: '/socket.io/', token: endedTokenOf(interaction) })
        }
        const [connection] = open
        if (!connection) throw new Error('no connection is open')
        // Pact has no message without content: an event without a payload counts as an empty one.
        return (await connection.nextEvent(eventOf(interaction))) ?? {}
      },
    })
  } finally {
    closeConnection()
  }
}
