import { beforeAll, describe, expect, test } from 'vitest'
import { pacts } from './support/committed-pacts.ts'
import { CHANNELS } from './verification/channels.ts'
import { openRemote, readRemoteSettings } from './verification/remote-provider.ts'
import type { Verdicts } from './verification/run-verifier.ts'
import { openSandbox } from './verification/sandbox/sandbox-provider.ts'

describe.each(CHANNELS.map((channel) => [channel.name, channel] as const))('%s', (_name, { pact, verify }) => {
  let verdicts: Verdicts

  beforeAll(async () => {
    const remote = readRemoteSettings(process.env)
    const provider = remote ? await openRemote(remote) : await openSandbox(pacts.telemedicine.interactions)
    verdicts = await verify(pact, provider)
    return provider.close
  }, 120_000)

  test.each(pact.interactions.map(({ description }) => description))('%s', (description) => {
    expect(verdicts.get(description)).toEqual([])
  })
})
