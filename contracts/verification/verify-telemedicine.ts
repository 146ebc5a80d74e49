import type { PactDocument } from '../support/pact-document.ts'
import { createConsultation } from './consultation.ts'
import { verifyMessages } from './message-verification.ts'
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
