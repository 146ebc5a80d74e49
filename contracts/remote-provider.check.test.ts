import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../tests/support/listen.ts'
import { openSocketRelay } from './mutation/socket-relay.ts'
import { pacts } from './support/committed-pacts.ts'
import { serveStates, type StateServer } from './support/state-server.ts'
import type { ProviderUnderTest } from './verification/provider-under-test.ts'
import { openRemote, readRemoteSettings } from './verification/remote-provider.ts'
import { openSandbox } from './verification/sandbox/sandbox-provider.ts'
import { verifyHttp } from './verification/verify-http.ts'
import { verifyLiveEvents } from './verification/verify-live-events.ts'
import { verifyTelemedicine } from './verification/verify-telemedicine.ts'

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
  const verdicts = await verifyHttp({ ...pacts.http, interactions: searches }, provider)
  expect([...verdicts.values()]).toEqual(searches.map(() => []))
})

test('the live events of a server are verified over its own connection', async () => {
  const provider = await openRemote({ url: platform.url, token: 'another-token', statesUrl: states.url })
  const verdicts = await verifyLiveEvents(pacts.liveEvents, provider)
  expect([...verdicts.values()]).toEqual(pacts.liveEvents.interactions.map(() => []))
})

test('a field that the server drops from an event fails the interaction, and is named (F-Q07)', async () => {
  // Its own: the patient of the reminder can be added once.
  const provider = await openSandbox([])
  const relay = await openSocketRelay(provider.url, ({ payload, ...message }) => {
    const { notes_uuid: _, ...others } = payload as Record<string, unknown>
    return { ...message, payload: others }
  })
  onTestFinished(async () => {
    await relay.close()
    await provider.close()
  })
  const interactions = pacts.liveEvents.interactions.filter(({ description }) => description === 'a new reminder')
  const verdicts = await verifyLiveEvents({ ...pacts.liveEvents, interactions }, { ...provider, url: relay.url })
  expect([...verdicts.values()]).toEqual([[expect.stringContaining('notes_uuid')]])
})

test('an interaction whose state cannot be prepared fails, and names the state and the response', async () => {
  const provider = await openRemote({ url: platform.url, token: 'any', statesUrl: `${platform.url}/nowhere` })
  // It would match: the server rejects every token that it does not know.
  const ended = searches.filter(({ response }) => response?.status === 401)
  const verdicts = await verifyHttp({ ...pacts.http, interactions: ended }, provider)
  expect([...verdicts.values()].flat()).toEqual([
    expect.stringMatching(/^the session is over: Error: \S+\/nowhere answered 404: \S/),
  ])
})

test('a state for which PROVIDER_MAX_ATTACHMENT_BYTES is set is not requested from the server', async () => {
  const statesUrl = `${platform.url}/nowhere`
  const { prepare } = await openRemote({ url: platform.url, statesUrl, maxAttachmentBytes: 1 })
  await expect(prepare('an attachment of this size is too large', { bytes: 1 })).resolves.toBeUndefined()
})

test('an unreachable server is reported at once, with the reason', async () => {
  const url = 'http://127.0.0.1:9'
  await expect(openRemote({ url })).rejects.toThrow(`${url} cannot be reached: Error: bad port`)
  await expect(openRemote({ url: platform.url, statesUrl: url })).rejects.toThrow(
    `${url} cannot be reached: Error: bad`,
  )
})

test('an address for the states that does not respond is reported after a time limit', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => timeout.mockRestore())
  timeout
    .mockReturnValueOnce(new AbortController().signal)
    .mockReturnValueOnce(AbortSignal.abort(new Error('too late')))
  const remote = { url: platform.url, statesUrl: states.url }
  await expect(openRemote(remote)).rejects.toThrow(`${states.url} cannot be reached: too late`)
})

test('an empty variable counts as absent', () => {
  const env = {
    PROVIDER_URL: 'http://a',
    PROVIDER_TOKEN: '',
    PROVIDER_STATES_URL: '',
    PROVIDER_MAX_ATTACHMENT_BYTES: '',
  }
  expect(readRemoteSettings(env)).toEqual({ url: 'http://a' })
})

test('a server that does not acknowledge leave-room fails only the interaction that sends it', async () => {
  // The wait for the acknowledgement ends when the request arrives.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const http = createServer()
  const io = new Server(http, { path: '/telemedicine/socket.io/' })
  onTestFinished(async () => {
    vi.useRealTimers()
    await io.close()
  })
  io.on('connection', (socket) =>
    socket.onAny((event, _body, acknowledge: (response: object) => void) =>
      event === 'leave-room' ? vi.advanceTimersByTime(5000) : acknowledge({ success: true }),
    ),
  )
  const interactions = pacts.telemedicine.interactions.filter(({ description }) =>
    ['the doctor leaves the room', 'the doctor sends what the device can decode'].includes(description),
  )
  const provider = { url: await listen(http), token: 'any', prepare: async () => {}, close: async () => {} }
  const verdicts = await verifyTelemedicine({ ...pacts.telemedicine, interactions }, provider)
  expect(Object.fromEntries(verdicts)).toEqual({
    'the doctor leaves the room': ['Error: operation has timed out'],
    'the doctor sends what the device can decode': [],
  })
  await expect.poll(() => io.engine.clientsCount).toBe(0)
})
