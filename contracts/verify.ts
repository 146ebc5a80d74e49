import { pactFileName, COMMITTED, PROVIDERS } from './support/pact-files.ts'
import { readPact } from './support/pact-document.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'
import { openRemote } from './verification/remote-provider.ts'
import { openSandbox } from './verification/sandbox/sandbox-provider.ts'

export const pacts = {
  http: readPact(COMMITTED, pactFileName(PROVIDERS.http)),
  liveEvents: readPact(COMMITTED, pactFileName(PROVIDERS.liveEvents)),
  telemedicine: readPact(COMMITTED, pactFileName(PROVIDERS.telemedicine)),
}

const { PROVIDER_URL, PROVIDER_TOKEN, PROVIDER_STATES_URL } = process.env

/** The platform at `PROVIDER_URL`, or a new sandbox. */
export async function openProvider(): Promise<ProviderUnderTest> {
  return PROVIDER_URL
    ? openRemote({ url: PROVIDER_URL, token: PROVIDER_TOKEN, statesUrl: PROVIDER_STATES_URL })
    : openSandbox(pacts.telemedicine.interactions)
}

export { verifyHttp } from './verification/verify-http.ts'
export { verifyLiveEvents } from './verification/verify-live-events.ts'
export { verifyTelemedicine } from './verification/verify-telemedicine.ts'
