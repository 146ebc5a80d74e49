import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProvider, pacts, verifyHttp } from './verify.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'
import type { HttpVerification } from './verification/verify-http.ts'

let provider: ProviderUnderTest
let verification: HttpVerification

beforeAll(async () => {
  provider = await openProvider()
  verification = await verifyHttp(pacts.http, provider)
}, 120_000)
afterAll(() => provider.close())

test('every state that the pact asks for can be prepared', () => {
  expect(verification.failedStates).toEqual([])
})

test.each(pacts.http.interactions.map(({ description }) => description))('%s', (description) => {
  expect(verification.verdicts.get(description)).toEqual([])
})
