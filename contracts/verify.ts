import { pacts } from './support/committed-pacts.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'
import { openRemote, readRemoteSettings } from './verification/remote-provider.ts'
import { openSandbox } from './verification/sandbox/sandbox-provider.ts'

/** The platform at `PROVIDER_URL`, or a new sandbox. */
export async function openProvider(): Promise<ProviderUnderTest> {
  const remote = readRemoteSettings(process.env)
  return remote ? openRemote(remote) : openSandbox(pacts.telemedicine.interactions)
}

export { pacts }

export { verifyHttp } from './verification/verify-http.ts'
export { verifyLiveEvents } from './verification/verify-live-events.ts'
export { verifyTelemedicine } from './verification/verify-telemedicine.ts'
