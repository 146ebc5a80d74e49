import { beforeAll, expect, test } from 'vitest'
import { pacts } from './support/committed-pacts.ts'
import { openProvider } from './verification/open-provider.ts'
import type { Verification } from './verification/run-verifier.ts'
import { verifyHttp } from './verification/verify-http.ts'

let verification: Verification

beforeAll(async () => {
  const provider = await openProvider()
  verification = await verifyHttp(pacts.http, provider)
  return provider.close
}, 120_000)

test('every state that the pact asks for can be prepared', () => {
  expect(verification.failedStates).toEqual([])
})

test.each(pacts.http.interactions.map(({ description }) => description))('%s', (description) => {
  expect(verification.verdicts.get(description)).toEqual([])
})
