import { eventOf, type Interaction, type PactDocument } from '../support/pact-document.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import { runVerifier, type Verdicts } from './run-verifier.ts'
import { stateChanges } from './state-changes.ts'

interface MessageVerification {
  pact: PactDocument
  provider: ProviderUnderTest
  prepare: ProviderUnderTest['prepare']
  /** @returns the message that the platform sends for the interaction */
  play: (interaction: Interaction) => Promise<unknown>
}

/** Verifies the messages of a channel. Pact does not support Socket.IO, so `play` supplies each message. */
export async function verifyMessages({ pact, provider, prepare, play }: MessageVerification): Promise<Verdicts> {
  const { stateHandlers, takeFailures } = stateChanges(pact, provider, prepare)
  /** Errors by description: Pact itself only reports that there was no message. */
  const reasons = new Map<string, string>()

  const deliver = async (interaction: Interaction): Promise<unknown> => {
    try {
      const failures = takeFailures()
      if (failures.length > 0) throw new Error(failures.join('; '))
      const message = await play(interaction)
      if (interaction.type === 'Synchronous/Messages') return message
      return { __pactMessageMetadata: { event: eventOf(interaction), contentType: 'application/json' }, message }
    } catch (error) {
      reasons.set(interaction.description, String(error))
      throw error
    }
  }
  const messageProviders = Object.fromEntries(
    pact.interactions.map((interaction) => [interaction.description, () => deliver(interaction)]),
  )
  const verdicts = await runVerifier(pact, { stateHandlers, messageProviders })
  const failed = [...reasons].map(([description, reason]) => [description, [reason]] as const)
  return new Map([...verdicts, ...failed])
}
