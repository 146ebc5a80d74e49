import type { PactDocument } from '../support/pact-document.ts'
import { createConsultation } from './consultation.ts'
import { verifyMessages } from './message-verification.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import type { Verdicts } from './run-verifier.ts'

/** `requests` are those with which the doctor gets into the states of the interactions. */
export async function verifyTelemedicine(
  pact: PactDocument,
  provider: ProviderUnderTest,
  requests = pact.interactions,
): Promise<Verdicts> {
  const { end, ...consultation } = createConsultation(requests, provider)
  try {
    return await verifyMessages({ pact, provider, ...consultation })
  } finally {
    await end()
  }
}
