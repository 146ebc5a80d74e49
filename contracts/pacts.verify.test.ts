import { beforeAll, describe, expect, test } from 'vitest'
import { CHANNELS } from './verification/channels.ts'
import { openProvider } from './verification/open-provider.ts'
import type { Verdicts } from './verification/run-verifier.ts'

describe.each(CHANNELS.map((channel) => [channel.name, channel] as const))('%s', (_name, { pact, verify }) => {
  let verdicts: Verdicts

  beforeAll(async () => {
    const provider = await openProvider()
    verdicts = await verify(pact, provider)
    return provider.close
  }, 120_000)

  test.each(pact.interactions.map(({ description }) => description))('%s', (description) => {
    expect(verdicts.get(description)).toEqual([])
  })
})
