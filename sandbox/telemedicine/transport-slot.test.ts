import { expect, test } from 'vitest'
import { createFakeMedia } from '../testing/fake-media.ts'
import type { DtlsParameters, MediaRouter } from './media/media-engine.ts'
import { createTransportSlot } from './transport-slot.ts'

const DTLS_PARAMETERS: DtlsParameters = { fingerprints: [] }

test('a transport that replaces one while that is being connected can be connected', async () => {
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>()
  const router = await createFakeMedia().engine.openRouter({ routerClosed() {} })
  const slowRouter: MediaRouter = {
    ...router,
    createTransport: async (callbacks) => ({ ...(await router.createTransport(callbacks)), connect: () => connected }),
  }
  const slot = createTransportSlot({
    direction: 'send',
    router: Promise.resolve(slowRouter),
    wrapTransport: async (parameters) => ({ parameters, close() {} }),
    onDrop() {},
    onDisconnected() {},
  })
  await slot.open()
  const connecting = slot.connect(DTLS_PARAMETERS)
  await slot.open()
  connect()
  await connecting
  await expect(slot.connect(DTLS_PARAMETERS)).resolves.toBeUndefined()
})
