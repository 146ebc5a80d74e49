import { expect, test, vi } from 'vitest'
import { atTheEnd, openRouter, openSockets, picture, quiet, vp8 } from '../../../testing/werift-call.ts'
import { joinRoom } from '../../../testing/werift-peer.ts'

test('a browser that goes silent counts as gone', async () => {
  const router = await openRouter(250)
  const notices = quiet()
  const peer = await joinRoom(await router.createTransport(notices))
  await peer.connected
  await peer.leave()
  await expect.poll(() => notices.disconnected.mock.calls.length).toBe(1)
  expect(notices.closed).not.toHaveBeenCalled()
})

test('somebody who is not the one that was announced does not get in', async () => {
  const router = await openRouter()
  const notices = quiet()
  const transport = await router.createTransport(notices)
  const someoneElse = { algorithm: 'sha-256' as const, value: Array(32).fill('AB').join(':') }
  const peer = await joinRoom(transport, { fingerprints: [someoneElse] })
  atTheEnd(() => peer.leave())
  await expect.poll(() => notices.disconnected.mock.calls.length).toBe(1)
})

test('ten transports that nobody came to leave nothing behind', async () => {
  const router = await openRouter()
  for (let turn = 0; turn < 10; turn += 1) {
    const transport = await router.createTransport(quiet())
    await transport.connect({ fingerprints: [{ algorithm: 'sha-256', value: 'AB' }] })
    if (turn % 2 === 0) transport.close()
  }
  await expect.poll(openSockets).toBe(5)
  router.close()
})

test.each([
  [
    'a codec that is not carried',
    { ...picture, codecs: [{ ...vp8, mimeType: 'video/H264' }] },
    'video has to be video/VP8',
  ],
  ['two encodings', { ...picture, encodings: [{ ssrc: 1 }, { ssrc: 2 }] }, 'exactly one encoding is carried'],
])('%s: refused in words', async (_case, rtpParameters, message) => {
  const transport = await (await openRouter()).createTransport(quiet())
  await expect(transport.produce('video', rtpParameters)).rejects.toThrow(message)
})

test('what cannot be decoded or is not there cannot be received, and nobody connects twice or as a server', async () => {
  const router = await openRouter()
  const transport = await router.createTransport(quiet())
  const { id } = await transport.produce('video', picture)
  const notices = { producerClosed: vi.fn<() => void>() }
  await expect(transport.consume(id, { codecs: [] }, notices)).rejects.toThrow('the device cannot decode video/VP8')
  await expect(transport.consume('none', {}, notices)).rejects.toThrow('there is no such producer')
  await expect(transport.produce('video', picture)).rejects.toThrow('this stream is sent already')

  const fingerprints = [{ algorithm: 'sha-256' as const, value: 'AB' }]
  await expect(transport.connect({ role: 'server', fingerprints })).rejects.toThrow('the DTLS role has to be client')
  await transport.connect({ fingerprints })
  await expect(transport.connect({ fingerprints })).rejects.toThrow('the transport is connected already')
})
