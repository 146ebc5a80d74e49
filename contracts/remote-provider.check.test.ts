import { afterAll, beforeAll, expect, test } from 'vitest'
import { pacts } from './support/committed-pacts.ts'
import { serveStates, type StateServer } from './support/state-server.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'
import { openRemote } from './verification/remote-provider.ts'
import { openSandbox } from './verification/sandbox/sandbox-provider.ts'
import { verifyHttp } from './verification/verify-http.ts'
import { verifyLiveEvents } from './verification/verify-live-events.ts'

/*
 * Verification by another team: only the addresses and a token of the server are known. The server is a sandbox, which these
 * tests do not rely on.
 */
let platform: ProviderUnderTest
let states: StateServer

beforeAll(async () => {
  platform = await openSandbox(pacts.telemedicine.interactions)
  states = await serveStates(platform)
})
afterAll(async () => {
  states.close()
  await platform.close()
})

const searches = pacts.http.interactions.filter(({ request }) => request?.path.endsWith('/find/patient'))

test('a server is verified by its address, a token of its own and an address for the states', async () => {
  const provider = await openRemote({ url: platform.url, token: 'a-token-of-that-server', statesUrl: states.url })
  const { verdicts, failedStates } = await verifyHttp({ ...pacts.http, interactions: searches }, provider)
  expect(failedStates).toEqual([])
  expect([...verdicts.values()]).toEqual(searches.map(() => []))
})

test('the live events of a server are verified over its own connection', async () => {
  const provider = await openRemote({ url: platform.url, token: 'another-token', statesUrl: states.url })
  const { verdicts } = await verifyLiveEvents(pacts.liveEvents, provider)
  expect([...verdicts.values()]).toEqual(pacts.liveEvents.interactions.map(() => []))
})

test('verifying a server that cannot prepare a state fails and names the state', async () => {
  const provider = await openRemote({ url: platform.url, token: 'any', statesUrl: `${platform.url}/nowhere` })
  const found = searches.filter(({ response }) => response?.status === 200).slice(0, 1)
  const { verdicts, failedStates } = await verifyHttp({ ...pacts.http, interactions: found }, provider)
  expect(failedStates.join()).toContain('the doctor is signed in')
  expect([...verdicts.values()].flat().join()).toContain('Expected status code 401 to be a Successful response')
})

test('an unreachable server is reported at once', async () => {
  await expect(openRemote({ url: 'http://127.0.0.1:9' })).rejects.toThrow('http://127.0.0.1:9 cannot be reached')
})
