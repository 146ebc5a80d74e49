import { beforeAll, expect, test } from 'vitest'
import { pacts } from './support/committed-pacts.ts'
import { openProvider } from './verification/open-provider.ts'
import type { Verification } from './verification/run-verifier.ts'
import { verifyLiveEvents } from './verification/verify-live-events.ts'

let verification: Verification

beforeAll(async () => {
  const provider = await openProvider()
  verification = await verifyLiveEvents(pacts.liveEvents, provider)
  return provider.close
}, 120_000)

test.each(pacts.liveEvents.interactions.map(({ description }) => description))('%s', (description) => {
  expect(verification.verdicts.get(description)).toEqual([])
})
