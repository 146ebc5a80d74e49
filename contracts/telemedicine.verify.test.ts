import { beforeAll, expect, test } from 'vitest'
import { openProvider, pacts, verifyTelemedicine } from './verify.ts'
import type { Verdicts } from './verification/run-verifier.ts'

const pact = pacts.telemedicine

let verdicts: Verdicts

beforeAll(async () => {
  const provider = await openProvider()
  verdicts = await verifyTelemedicine(pact, provider)
  return provider.close
}, 120_000)

test.each(pact.interactions.map(({ description }) => description))('%s', (description) => {
  expect(verdicts.get(description)).toEqual([])
})
