import {
  GenericNack,
  PictureLossIndication,
  ReceiverEstimatedMaxBitrate,
  RtcpHeader,
  RtcpPayloadSpecificFeedback,
  RtcpSenderInfo,
  RtcpSrPacket,
  RtcpTransportLayerFeedback,
} from 'werift'
import { afterEach, expect, test, vi } from 'vitest'
import { comeTo, type Peer } from '../../../testing/werift-peer.ts'
import type { MediaTransport, RtpParameters } from '../media-engine.ts'
import { ROUTER_CAPABILITIES } from './router-capabilities.ts'
import { createWeriftEngine } from './werift-engine.ts'

const SSRC = 22_334_455
const RTX = 22_334_456
const SOUND = 11_223_344
const ABS_SEND_TIME = 'http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time'

const vp8 = { mimeType: 'video/VP8', payloadType: 96, clockRate: 90_000 }
const rtx = { mimeType: 'video/rtx', payloadType: 97, clockRate: 90_000, parameters: { apt: 96 } }
const picture: RtpParameters = {
  codecs: [vp8, rtx],
  headerExtensions: [
    { uri: ABS_SEND_TIME, id: 2 },
    { uri: 'urn:ietf:params:rtp-hdrext:sdes:mid', id: 3 },
  ],
  encodings: [{ ssrc: SSRC, rtx: { ssrc: RTX } }],
}

const sound: RtpParameters = {
  codecs: [{ mimeType: 'audio/opus', payloadType: 111, clockRate: 48_000, channels: 2 }],
  encodings: [{ ssrc: SOUND }],
}

const report = vi.fn<(error: unknown) => void>()
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  expect(report).not.toHaveBeenCalled()
  await expect.poll(openSockets, { message: 'no socket is left open' }).toBe(0)
})

const openSockets = () => process.getActiveResourcesInfo().filter((resource) => resource.startsWith('UDP')).length

const openRouter = async (silenceMs?: number) => {
  const engine = createWeriftEngine({ address: '127.0.0.1', report, ...(silenceMs && { silenceMs }) })
  closers.push(() => engine.close())
  return engine.openRouter({ died: vi.fn<() => void>() })
}
const quiet = () => ({ disconnected: vi.fn<() => void>(), closed: vi.fn<() => void>() })

const join = async (transport: MediaTransport): Promise<Peer> => {
  const peer = await comeTo(transport)
  closers.push(() => peer.leave())
  await peer.connected
  return peer
}

/** Somebody sends, and somebody else receives, paused at first. */
const setup = async () => {
  const router = await openRouter()
  const [up, down] = [await router.createTransport(quiet()), await router.createTransport(quiet())]
  const [sender, receiver] = await Promise.all([join(up), join(down)])
  const producer = await up.produce('video', picture)
  const closed = vi.fn<() => void>()
  const consumer = await down.consume(producer.id, router.rtpCapabilities, { producerClosed: closed })
  const [encoding] = consumer.rtpParameters.encodings ?? []
  return {
    up,
    down,
    sender,
    receiver,
    producer,
    consumer,
    closed,
    ssrc: encoding?.ssrc ?? 0,
    rtx: encoding?.rtx?.ssrc ?? 0,
  }
}

/** Sends packets until one has arrived, as the link takes a moment to be known as open on both ends. */
const arrives = async (sender: Peer, receiver: Peer, sequenceNumber: number, payload: string) => {
  const packet = () => receiver.rtp.find((one) => one.payload.toString() === payload)
  await expect
    .poll(async () => {
      if (!packet())
        await sender.sendRtp(
          { ssrc: SSRC, sequenceNumber, extensions: [{ id: 2, payload: Buffer.from('abc') }] },
          payload,
        )
      return packet() !== undefined
    })
    .toBe(true)
  return packet()
}
const payloads = ({ rtp }: Peer) => rtp.map(({ payload }) => payload.toString())
const requests = ({ rtcp }: Peer) =>
  rtcp.filter((one) => one instanceof RtcpPayloadSpecificFeedback && one.feedback instanceof PictureLossIndication)

test('a packet arrives under the numbers that the receiver was told', async () => {
  const { sender, receiver, consumer, ssrc } = await setup()
  expect(consumer.rtpParameters).toMatchObject({
    mid: '0',
    codecs: [
      { mimeType: 'video/VP8', payloadType: 101 },
      { mimeType: 'video/rtx', payloadType: 102, parameters: { apt: 101 } },
    ],
    headerExtensions: [{ uri: ABS_SEND_TIME, id: 4 }],
  })
  await consumer.resume()
  const packet = await arrives(sender, receiver, 10, 'picture')
  expect(packet?.header).toMatchObject({ ssrc, payloadType: 101, sequenceNumber: 10, timestamp: 1 })
  expect(packet?.header.extensions).toEqual([{ id: 4, payload: Buffer.from('abc') }])
})

test('whoever begins to receive gets a whole picture: the sender is asked for one', async () => {
  const { sender, consumer, producer } = await setup()
  await expect.poll(async () => consumer.resume().then(() => requests(sender).length)).toBeGreaterThan(0)
  const before = requests(sender).length
  await producer.pause()
  await producer.resume()
  await expect.poll(() => requests(sender).length).toBeGreaterThan(before)
})

test('what is sent while it is switched off does not arrive, and is not missed', async () => {
  const { up, down, sender, receiver, consumer, producer } = await setup()
  await consumer.resume()
  const { id } = await up.produce('audio', sound)
  const heard = await down.consume(id, ROUTER_CAPABILITIES, { producerClosed: vi.fn<() => void>() })
  expect(heard.rtpParameters).toMatchObject({ mid: '1', codecs: [{ mimeType: 'audio/opus', payloadType: 100 }] })
  await heard.resume()
  await arrives(sender, receiver, 10, 'before')
  await producer.pause()
  await sender.sendRtp({ ssrc: SSRC, sequenceNumber: 11 }, 'secret')
  await sender.sendRtp({ ssrc: SOUND, payloadType: 111 }, 'meanwhile')
  await expect.poll(() => payloads(receiver)).toContain('meanwhile')
  await producer.resume()
  const after = await arrives(sender, receiver, 500, 'after')
  expect(after?.header.sequenceNumber).toBe(11)
  expect(payloads(receiver)).not.toContain('secret')
})

test('feedback travels from end to end', async () => {
  const { sender, receiver, consumer, producer, ssrc, rtx: rtxSsrc } = await setup()
  await consumer.resume()
  await arrives(sender, receiver, 10, 'before')
  await producer.pause()
  await producer.resume()
  await arrives(sender, receiver, 500, 'after')

  const header = new RtcpHeader({ type: RtcpTransportLayerFeedback.type, count: GenericNack.count, version: 2 })
  const nack = new GenericNack({ header, senderSsrc: 1, mediaSourceSsrc: ssrc, lost: [12, 13] })
  await receiver.sendRtcp(new RtcpTransportLayerFeedback({ feedback: nack, header }))
  const estimate = { senderSsrc: 1, mediaSsrc: 0, brExp: 2, brMantissa: 50_000, ssrcNum: 1, ssrcFeedbacks: [ssrc] }
  await receiver.sendRtcp(
    new RtcpPayloadSpecificFeedback({
      feedback: new ReceiverEstimatedMaxBitrate({ ...estimate, uniqueID: 'REMB' } as never),
    }),
  )
  await expect
    .poll(() => sender.rtcp.map((one) => ('feedback' in one ? one.feedback : null)))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ mediaSourceSsrc: SSRC, lost: [501, 502] }),
        expect.objectContaining({ ssrcFeedbacks: [SSRC], brMantissa: 50_000 }),
      ]),
    )

  await sender.sendRtp({ ssrc: RTX, payloadType: 97, sequenceNumber: 7 }, Buffer.from([501 >> 8, 501 & 0xff, 42]))
  await expect.poll(() => receiver.rtp.find(({ header: { ssrc: from } }) => from === rtxSsrc)).toBeDefined()
  const again = receiver.rtp.find(({ header: { ssrc: from } }) => from === rtxSsrc)
  expect(again?.header.payloadType).toBe(102)
  expect([...(again?.payload ?? [])]).toEqual([0, 12, 42])

  const senderInfo = new RtcpSenderInfo({ ntpTimestamp: 1n, rtpTimestamp: 2, packetCount: 3, octetCount: 4 })
  await sender.sendRtcp(new RtcpSrPacket({ ssrc: SSRC, senderInfo }))
  await expect.poll(() => receiver.rtcp).toEqual([expect.objectContaining({ ssrc, senderInfo })])
})

test('when a producer or its transport is closed, whoever receives it is told', async () => {
  const { up, down, producer, closed } = await setup()
  producer.close()
  expect(closed).toHaveBeenCalledOnce()
  const next = await up.produce('video', picture)
  await down.consume(
    next.id,
    { codecs: [{ ...vp8, kind: 'video', preferredPayloadType: 101 }] },
    { producerClosed: closed },
  )
  up.close()
  expect(closed).toHaveBeenCalledTimes(2)
})

test('a browser that goes silent counts as gone', async () => {
  const router = await openRouter(250)
  const notices = quiet()
  const peer = await comeTo(await router.createTransport(notices))
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
  const peer = await comeTo(transport, { fingerprints: [someoneElse] })
  closers.push(() => peer.leave())
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
