import { allSettled, createWatch, fork } from 'effector'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CallSocketEvent, openCallSocket } from '@/features/video-call'
import { $authToken, unauthorizedReceived } from '@/shared/auth'
import { $config } from '@/shared/config'
import { liveRequested } from '@/shared/realtime'
import { addEvent } from './support/event-interaction.ts'
import { ENDED_TOKEN } from './support/given-state.ts'
import { newPact } from './support/new-pact.ts'
import { CONNECT_ERROR } from './support/pact-document.ts'
import { PROVIDERS, type ProviderName } from './support/pact-files.ts'
import { rejectingServer } from './support/rejecting-server.ts'

// The portal listens for the browser's `online` event.
beforeAll(() => {
  vi.stubGlobal('addEventListener', vi.fn<(name: string) => void>())
  vi.stubGlobal('removeEventListener', vi.fn<(name: string) => void>())
})
afterAll(() => void vi.unstubAllGlobals())

type Server = Awaited<ReturnType<typeof rejectingServer>>

/** Socket.IO reports a rejected handshake as an event whose payload is an error with a message. */
async function rejectedHandshake(provider: ProviderName, path: string, connect: (server: Server) => Promise<void>) {
  await addEvent(newPact(provider), {
    operation: 'onHandshakeRejected',
    event: CONNECT_ERROR,
    given: [['the session is over', { token: ENDED_TOKEN }]],
    receiving: 'the rejection of a token without a session',
    payload: { message: 'unauthorized' },
  }).executeTest(async ({ contents }) => {
    // The content as it was given above; Pact types it as any JSON.
    const { message } = contents.content as { message: string }
    const server = await rejectingServer(path, message)
    await connect(server).finally(() => void server.close())
    expect(server.tokens).toEqual([ENDED_TOKEN])
  })
}

test('live events: a rejected token is checked like a 401 (F-I10)', async () => {
  await rejectedHandshake(PROVIDERS.liveEvents, '/socket.io/', async ({ url }) => {
    const scope = fork({ values: [[$authToken, ENDED_TOKEN]] })
    await allSettled($config, { scope, params: { ...scope.getState($config), liveUrl: url } })
    const rejected = vi.fn<(token: string | null) => void>()
    createWatch({ unit: unauthorizedReceived, fn: rejected, scope })
    void allSettled(liveRequested, { scope })
    await expect.poll(() => rejected.mock.calls).toEqual([[ENDED_TOKEN]])
  })
})

test('telemedicine: a rejected token is checked like a 401, and the call does not reconnect', async () => {
  await rejectedHandshake(PROVIDERS.telemedicine, '/telemedicine/socket.io/', async ({ url }) => {
    const events: CallSocketEvent[] = []
    const socket = openCallSocket({
      url,
      userName: 'Dr. Ayşe Yılmaz',
      token: ENDED_TOKEN,
      onEvent: (event) => events.push(event),
    })
    await expect.poll(() => events).toEqual([{ kind: 'unauthorized' }, { kind: 'reconnectFailed' }])
    socket.close()
  })
})
