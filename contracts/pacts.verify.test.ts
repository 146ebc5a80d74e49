import { beforeAll, describe, expect, test } from 'vitest'
import { CHANNELS } from './verification/channels.ts'
import { openProvider } from './verification/open-provider.ts'
import type { Verification } from './verification/run-verifier.ts'

describe.each(CHANNELS.map((channel) => [channel.name, channel] as const))('%s', (_name, { pact, verify }) => {
  let verification: Verification

  beforeAll(async () => {
    const provider = await openProvider()
    verification = await verify(pact, provider)
    return provider.close
  }, 120_000)

  test('every state that the pact asks for can be prepared', () => {
    expect(verification.failedStates).toEqual([])
  })

  test.each(pact.interactions.map(({ description }) => description))('%s', (description) => {
    expect(verification.verdicts.get(description)).toEqual([])
  })
})
