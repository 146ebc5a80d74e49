import { beforeAll, expect, test } from 'vitest'
import { pacts } from './support/committed-pacts.ts'
import { openProvider } from './verification/open-provider.ts'
import type { Verification } from './verification/run-verifier.ts'
import { verifyTelemedicine } from './verification/verify-telemedicine.ts'

const pact = pacts.telemedicine

let verification: Verification

beforeAll(async () => {
  const provider = await openProvider()
  verification = await verifyTelemedicine(pact, provider)
  return provider.close
}, 120_000)

test.each(pact.interactions.map(({ description }) => description))('%s', (description) => {
  expect(verification.verdicts.get(description)).toEqual([])
})
