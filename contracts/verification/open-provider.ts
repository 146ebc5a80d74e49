import { pacts } from '../support/committed-pacts.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import { openRemote, readRemoteSettings } from './remote-provider.ts'
import { openSandbox } from './sandbox/sandbox-provider.ts'

/** The platform at `PROVIDER_URL`, or a new sandbox. */
export async function openProvider(): Promise<ProviderUnderTest> {
  const remote = readRemoteSettings(process.env)
  return remote ? openRemote(remote) : openSandbox(pacts.telemedicine.interactions)
}
