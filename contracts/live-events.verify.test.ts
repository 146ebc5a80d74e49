import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProvider, pacts, verifyLiveEvents } from './verify.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'
import type { Verdicts } from './verification/run-verifier.ts'

let provider: ProviderUnderTest
let verdicts: Verdicts

beforeAll(async () => {
  provider = await openProvider()
  verdicts = await verifyLiveEvents(pacts.liveEvents, provider)
}, 120_000)
afterAll(() => provider.close())

test.each(pacts.liveEvents.interactions.map(({ description }) => description))('%s', (description) => {
  expect(verdicts.get(description)).toEqual([])
})
