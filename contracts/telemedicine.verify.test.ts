import { beforeAll, expect, test } from 'vitest'
import { acknowledgementOf, isSandbox, needsMedia, openProvider, pacts, verifyTelemedicine } from './verify.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'
import type { Verdicts } from './verification/run-verifier.ts'

const pact = pacts.telemedicine
/** The sandbox has no media engine. What needs one is held against another part of the contract: how requests are refused. */
const verified = pact.interactions.filter((interaction) => !isSandbox || !needsMedia(interaction))
const beyondTheSandbox = pact.interactions.filter((interaction) => !verified.includes(interaction))

let provider: ProviderUnderTest
let verdicts: Verdicts

beforeAll(async () => {
  provider = await openProvider()
  verdicts = await verifyTelemedicine({ ...pact, interactions: verified }, provider)
  return provider.close
}, 120_000)

test.each(verified.map(({ description }) => description))('%s', (description) => {
  expect(verdicts.get(description)).toEqual([])
})

test.each(beyondTheSandbox.map((interaction) => [interaction.description, interaction] as const))(
  '%s: refused, because there is no media engine',
  async (_description, interaction) => {
    const acknowledgement = await acknowledgementOf(interaction, pact, provider)
    expect(acknowledgement).toEqual({ success: false, error: 'this platform runs without a media engine' })
  },
)
