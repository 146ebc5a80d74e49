import { eventOf, type PactDocument } from '../support/pact-document.ts'
import { type Connection, connect } from './connection.ts'
import { verifyMessages } from './message-verification.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import type { Verdicts } from './run-verifier.ts'

/** Listens as the portal does, while the states make things happen at the platform. */
export async function verifyLiveEvents(pact: PactDocument, provider: ProviderUnderTest): Promise<Verdicts> {
  const open: Connection[] = []
  const hangUp = () => open.splice(0).forEach((connection) => connection.close())

  try {
    return await verifyMessages({
      pact,
      provider,
      async prepare(state, parameters) {
        if (state !== 'the doctor listens to the live events') return provider.prepare(state, parameters)
        hangUp()
        open.push(await connect(provider.url, { path: '/socket.io/', token: provider.token }))
      },
      async play(interaction) {
        const [connection] = open
        if (!connection) throw new Error('nobody listened')
        return connection.receivedEvents(eventOf(interaction))
      },
    })
  } finally {
    hangUp()
  }
}
