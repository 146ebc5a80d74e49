import type { Interaction, PactDocument } from '../support/pact-document.ts'
import { createConsultation } from './consultation.ts'
import { verifyMessages } from './message-verification.ts'
import { StepRefused } from './participant.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import type { Verdicts } from './run-verifier.ts'

export async function verifyTelemedicine(pact: PactDocument, provider: ProviderUnderTest): Promise<Verdicts> {
  const { end, ...consultation } = createConsultation(pact, provider)
  try {
    return await verifyMessages({ pact, provider, ...consultation })
  } finally {
    await end()
  }
}

/** Whether sound or picture has to be carried for it, instead of only people coming and going. */
export const needsMedia = ({ comments, providerStates = [] }: Interaction): boolean =>
  comments?.references?.['Socket.IO']?.event === 'set-rtp-capabilities' ||
  providerStates.some(({ name }) => name === 'the device of the doctor is known')

/** How the platform acknowledges an interaction, or already one of the steps on the way there. */
export async function acknowledgementOf(interaction: Interaction, pact: PactDocument, provider: ProviderUnderTest) {
  const { prepare, play, end } = createConsultation(pact, provider)
  try {
    for (const { name, params = {} } of interaction.providerStates ?? []) await prepare(name, params)
    return await play(interaction)
  } catch (error) {
    if (error instanceof StepRefused) return error.acknowledgement
    throw error
  } finally {
    await end()
  }
}
