// `verify-clinic-portal`: verifies a server against the pacts of the installed package, without a checkout of the portal.
import { pacts } from './support/committed-pacts.ts'
import { openRemote, readRemoteSettings } from './verification/remote-provider.ts'
import type { Verification } from './verification/run-verifier.ts'
import { verifyHttp } from './verification/verify-http.ts'
import { verifyLiveEvents } from './verification/verify-live-events.ts'
import { verifyTelemedicine } from './verification/verify-telemedicine.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'

type Verify = (provider: ProviderUnderTest) => Promise<Verification>

const CHANNELS: Record<string, Verify> = {
  http: (provider) => verifyHttp(pacts.http, provider),
  'live-events': (provider) => verifyLiveEvents(pacts.liveEvents, provider),
  telemedicine: (provider) => verifyTelemedicine(pacts.telemedicine, provider),
}

/** @returns the number of failed interactions and states */
async function verifyChannel(name: string, verify: Verify, provider: ProviderUnderTest): Promise<number> {
  const { verdicts, failedStates } = await verify(provider)
  for (const state of failedStates) console.log(`✗ ${name}: the state could not be prepared: ${state}`)
  for (const [description, problems] of verdicts)
    console.log([`${problems.length === 0 ? '✓' : '✗'} ${name}: ${description}`, ...problems].join('\n    '))
  const failed = [...verdicts.values()].filter((problems) => problems.length > 0).length
  console.log(`${name}: ${verdicts.size - failed} of ${verdicts.size} interactions verified`)
  return failed + failedStates.length
}

async function verifyServer(names: readonly string[]): Promise<number> {
  const settings = readRemoteSettings(process.env)
  if (!settings) throw new Error('Set PROVIDER_URL to the origin of your server, see README.md.')
  const unknown = names.find((name) => !Object.hasOwn(CHANNELS, name))
  if (unknown !== undefined) throw new Error(`${unknown}: there are ${Object.keys(CHANNELS).join(', ')}`)
  const provider = await openRemote(settings)
  let failed = 0
  for (const [name, verify] of Object.entries(CHANNELS))
    if (names.length === 0 || names.includes(name)) failed += await verifyChannel(name, verify, provider)
  return failed
}

try {
  process.exitCode = (await verifyServer(process.argv.slice(2))) === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
