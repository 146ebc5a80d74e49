import { Socket } from 'node:dgram'
import { expect, test, vi } from 'vitest'
import { mediaAddresses } from '../open-media-engine.ts'
import {
  fakeCallbacks,
  onTestEnd,
  openRouter,
  openSockets,
  videoParameters,
  vp8,
} from '../../../testing/werift-call.ts'
import { joinRoom } from '../../../testing/werift-peer.ts'
import { createWeriftEngine } from './werift-engine.ts'

test('an inactive browser counts as disconnected', async () => {
  const router = await openRouter(250)
  const callbacks = fakeCallbacks()
  const peer = await joinRoom(await router.createTransport(callbacks))
  await peer.connected
  await peer.leave()
  await expect.poll(() => callbacks.disconnected.mock.calls.length).toBe(1)
  expect(callbacks.closed).not.toHaveBeenCalled()
})

test.each(mediaAddresses({}))('a browser that only has the address %s connects', async (address) => {
  const router = await openRouter(undefined, mediaAddresses({}))
  const peer = await joinRoom(await router.createTransport(fakeCallbacks()), {}, address)
  onTestEnd(() => peer.leave())
  await expect(peer.connected).resolves.toBeUndefined()
})

test('a transport has one socket for each address, and none that listens on every interface', async () => {
  const bind = vi.spyOn(Socket.prototype, 'bind')
  onTestEnd(() => bind.mockRestore())
  const router = await openRouter(undefined, mediaAddresses({}))
  const { iceCandidates } = (await router.createTransport(fakeCallbacks())).parameters
  expect(bind.mock.results.map(({ value }) => value.address())).toMatchObject(
    iceCandidates.map(({ address, port }) => ({ address, port })),
  )
  expect(iceCandidates.map(({ address }) => address)).toEqual(mediaAddresses({}))
})

test('each room uses the addresses that the machine has when it is opened', async () => {
  let addresses: string[] = []
  const engine = createWeriftEngine({ addresses: () => addresses, report: vi.fn<() => void>() })
  onTestEnd(() => engine.close())
  addresses = ['127.0.0.1']
  const router = await engine.openRouter({ routerClosed: vi.fn<() => void>() })
  const { iceCandidates } = (await router.createTransport(fakeCallbacks())).parameters
  expect(iceCandidates).toMatchObject([{ address: '127.0.0.1' }])
})

test('a DTLS certificate with another fingerprint is rejected', async () => {
  const router = await openRouter()
  const callbacks = fakeCallbacks()
  const transport = await router.createTransport(callbacks)
  const otherFingerprint = { algorithm: 'sha-256' as const, value: Array(32).fill('AB').join(':') }
  const peer = await joinRoom(transport, { fingerprints: [otherFingerprint] })
  onTestEnd(() => peer.leave())
  await expect.poll(() => callbacks.disconnected.mock.calls.length).toBe(1)
})

test('ten unconnected transports leak no sockets', async () => {
  const router = await openRouter()
  for (let round = 0; round < 10; round += 1) {
    const transport = await router.createTransport(fakeCallbacks())
    await transport.connect({ fingerprints: [{ algorithm: 'sha-256', value: 'AB' }] })
    if (round % 2 === 0) transport.close()
  }
  await expect.poll(openSockets).toBe(5)
  router.close()
})

test.each([
  [
    'a codec that is not carried',
    { ...videoParameters, codecs: [{ ...vp8, mimeType: 'video/H264' }] },
    'video has to be video/VP8',
  ],
  ['two encodings', { ...videoParameters, encodings: [{ ssrc: 1 }, { ssrc: 2 }] }, 'exactly one encoding is carried'],
])('%s: rejected with a message', async (_case, rtpParameters, message) => {
  const transport = await (await openRouter()).createTransport(fakeCallbacks())
  await expect(transport.produce('video', rtpParameters)).rejects.toThrow(message)
})

test('unknown producers and codecs cannot be consumed, and connecting twice or as the DTLS server is rejected', async () => {
  const router = await openRouter()
  const transport = await router.createTransport(fakeCallbacks())
  const { id } = await transport.produce('video', videoParameters)
  const callbacks = { producerClosed: vi.fn<() => void>() }
  await expect(transport.consume(id, { codecs: [] }, callbacks)).rejects.toThrow('the device cannot decode video/VP8')
  await expect(transport.consume('none', {}, callbacks)).rejects.toThrow('there is no such producer')
  await expect(transport.produce('video', videoParameters)).rejects.toThrow('this stream is sent already')

  const fingerprints = [{ algorithm: 'sha-256' as const, value: 'AB' }]
  await expect(transport.connect({ role: 'server', fingerprints })).rejects.toThrow('the DTLS role has to be client')
  await transport.connect({ fingerprints })
  await expect(transport.connect({ fingerprints })).rejects.toThrow('the transport is connected already')
})
