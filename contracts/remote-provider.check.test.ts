import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pacts, verifyHttp, verifyLiveEvents } from './verify.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'
import { openRemote } from './verification/remote-provider.ts'
import { openSandbox } from './verification/sandbox/sandbox-provider.ts'

/*
 * The way other teams go: a server of which only the addresses and a token are known. It is the sandbox again, but nothing
 * here uses that.
 */
let platform: ProviderUnderTest
let states: Server
let statesUrl: string

beforeAll(async () => {
  platform = await openSandbox(pacts.telemedicine.interactions)
  states = createServer((request, response) => {
    void prepare(request).then((status) => response.writeHead(status).end())
  })
  await new Promise<void>((resolve) => states.listen(0, '127.0.0.1', resolve))
  statesUrl = `http://127.0.0.1:${(states.address() as AddressInfo).port}/`
})
async function prepare(request: IncomingMessage): Promise<number> {
  const { state, params } = (await json(request)) as { state: string; params: Record<string, unknown> }
  return platform.prepare(state, params).then(
    () => 200,
    () => 500,
  )
}

afterAll(async () => {
  states.close()
  await platform.close()
})

const searches = pacts.http.interactions.filter(({ request }) => request?.path.endsWith('/find/patient'))

test('a server is verified by its address, a token of its own and an address for the states', async () => {
  const provider = await openRemote({ url: platform.url, token: 'a-token-of-that-server', statesUrl })
  const { verdicts, failedStates } = await verifyHttp({ ...pacts.http, interactions: searches }, provider)
  expect(failedStates).toEqual([])
  expect([...verdicts.values()]).toEqual(searches.map(() => []))
})

test('its live events are listened to', async () => {
  const provider = await openRemote({ url: platform.url, token: 'another-token', statesUrl })
  const verdicts = await verifyLiveEvents(pacts.liveEvents, provider)
  expect([...verdicts.values()]).toEqual(pacts.liveEvents.interactions.map(() => []))
})

test('a server that cannot prepare a state fails, and says which', async () => {
  const provider = await openRemote({ url: platform.url, token: 'any', statesUrl: `${platform.url}/nowhere` })
  const { verdicts, failedStates } = await verifyHttp({ ...pacts.http, interactions: searches.slice(0, 1) }, provider)
  expect(failedStates.join()).toContain('the doctor is signed in')
  expect([...verdicts.values()].flat().join()).toContain('expected 200 but was 401')
})

test('a server that is not there is told at once', async () => {
  await expect(openRemote({ url: 'http://127.0.0.1:9' })).rejects.toThrow('http://127.0.0.1:9 cannot be reached')
})
