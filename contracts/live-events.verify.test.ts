import { beforeAll, expect, test } from 'vitest'
import { openProvider, pacts, verifyLiveEvents } from './verify.ts'
import type { Verdicts } from './verification/run-verifier.ts'

let verdicts: Verdicts

beforeAll(async () => {
  const provider = await openProvider()
  verdicts = await verifyLiveEvents(pacts.liveEvents, provider)
  return provider.close
}, 120_000)

test.each(pacts.liveEvents.interactions.map(({ description }) => description))('%s', (description) => {
  expect(verdicts.get(description)).toEqual([])
})
