// `verify-clinic-portal`: verifies a server against the pacts of the installed package, without a checkout of the portal.
import kit from './package.json' with { type: 'json' }
import { CHANNELS } from './verification/channels.ts'
import { openRemote, readRemoteSettings } from './verification/remote-provider.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'

/** @returns the number of failed interactions */
async function verifyChannel(
  { name, pact, verify }: (typeof CHANNELS)[number],
  provider: ProviderUnderTest,
): Promise<number> {
  const verdicts = await verify(pact, provider)
  let failed = 0
  for (const { description } of pact.interactions) {
    // Variables of the environment, such as `PACT_DESCRIPTION`, make Pact leave interactions out.
    const problems = verdicts.get(description) ?? ['was not verified']
    if (problems.length > 0) failed += 1
    console.log([`${problems.length === 0 ? '✓' : '✗'} ${name}: ${description}`, ...problems].join('\n    '))
  }
  const { length } = pact.interactions
  console.log(`${name}: ${length - failed} of ${length} interactions verified`)
  return failed
}

async function verifyServer(names: readonly string[]): Promise<number> {
  const settings = readRemoteSettings(process.env)
  if (!settings) throw new Error('Set PROVIDER_URL to the origin of your server, see README.md.')
  const known = CHANNELS.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`${unknown}: there are ${known.join(', ')}`)
  console.log(kit.name, kit.version)
  const provider = await openRemote(settings)
  let failed = 0
  for (const channel of CHANNELS)
    if (names.length === 0 || names.includes(channel.name)) failed += await verifyChannel(channel, provider)
  return failed
}

try {
  process.exitCode = (await verifyServer(process.argv.slice(2))) === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
