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
import { expect, test, vi } from 'vitest'
import {
  ABS_SEND_TIME,
  join,
  openRouter,
  videoParameters,
  fakeCallbacks,
  RTX_SSRC,
  AUDIO_SSRC,
  VIDEO_SSRC,
  audioParameters,
  vp8,
} from '../../../testing/werift-call.ts'
import type { Peer } from '../../../testing/werift-peer.ts'
import { ROUTER_CAPABILITIES } from './router-capabilities.ts'

const setup = async () => {
  const router = await openRouter()
  const [up, down] = [await router.createTransport(fakeCallbacks()), await router.createTransport(fakeCallbacks())]
  const [sender, receiver] = await Promise.all([join(up), join(down)])
  const producer = await up.produce('video', videoParameters)
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
    rtxSsrc: encoding?.rtx?.ssrc ?? 0,
  }
}

/** Sends packets until one is received: the two ends of the transport do not open at the same time. */
const arrives = async (sender: Peer, receiver: Peer, sequenceNumber: number, payload: string) => {
  const packet = () => receiver.rtp.find((item) => item.payload.toString() === payload)
  await expect
    .poll(async () => {
      if (!packet())
        await sender.sendRtp(
          { ssrc: VIDEO_SSRC, sequenceNumber, extensions: [{ id: 2, payload: Buffer.from('abc') }] },
          payload,
        )
      return packet() !== undefined
    })
    .toBe(true)
  return packet()
}
const payloads = ({ rtp }: Peer) => rtp.map(({ payload }) => payload.toString())
const requests = ({ rtcp }: Peer) =>
  rtcp.filter((item) => item instanceof RtcpPayloadSpecificFeedback && item.feedback instanceof PictureLossIndication)

test('a packet is received with the SSRC and payload type of the consumer', async () => {
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

test('a new receiver requests a keyframe from the sender', async () => {
  const { sender, consumer, producer } = await setup()
  await expect.poll(async () => consumer.resume().then(() => requests(sender).length)).toBeGreaterThan(0)
  const before = requests(sender).length
  await producer.pause()
  await producer.resume()
  await expect.poll(() => requests(sender).length).toBeGreaterThan(before)
})

test('packets of a paused producer are dropped and leave no gap', async () => {
  const { up, down, sender, receiver, consumer, producer } = await setup()
  await consumer.resume()
  const { id } = await up.produce('audio', audioParameters)
  const received = await down.consume(id, ROUTER_CAPABILITIES, { producerClosed: vi.fn<() => void>() })
  expect(received.rtpParameters).toMatchObject({ mid: '1', codecs: [{ mimeType: 'audio/opus', payloadType: 100 }] })
  await received.resume()
  await arrives(sender, receiver, 10, 'before')
  await producer.pause()
  await sender.sendRtp({ ssrc: VIDEO_SSRC, sequenceNumber: 11 }, 'secret')
  await sender.sendRtp({ ssrc: AUDIO_SSRC, payloadType: 111 }, 'audio')
  await expect.poll(() => payloads(receiver)).toContain('audio')
  await producer.resume()
  const after = await arrives(sender, receiver, 500, 'after')
  expect(after?.header.sequenceNumber).toBe(11)
  expect(payloads(receiver)).not.toContain('secret')
})

const reportLoss = (receiver: Peer, mediaSourceSsrc: number, lost: number[]) => {
  const header = new RtcpHeader({ type: RtcpTransportLayerFeedback.type, count: GenericNack.count, version: 2 })
  const feedback = new GenericNack({ header, senderSsrc: 1, mediaSourceSsrc, lost })
  return receiver.sendRtcp(new RtcpTransportLayerFeedback({ feedback, header }))
}

test('feedback is forwarded end to end', async () => {
  const { sender, receiver, consumer, producer, ssrc, rtxSsrc } = await setup()
  await consumer.resume()
  await arrives(sender, receiver, 10, 'before')
  await producer.pause()
  await producer.resume()
  await arrives(sender, receiver, 500, 'after')

  await reportLoss(receiver, ssrc, [12, 13])
  const estimate = { senderSsrc: 1, mediaSsrc: 0, brExp: 2, brMantissa: 50_000, ssrcNum: 1, ssrcFeedbacks: [ssrc] }
  await receiver.sendRtcp(
    new RtcpPayloadSpecificFeedback({
      feedback: new ReceiverEstimatedMaxBitrate({ ...estimate, uniqueID: 'REMB' }),
    }),
  )
  await expect
    .poll(() => sender.rtcp.map((item) => ('feedback' in item ? item.feedback : null)))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ mediaSourceSsrc: VIDEO_SSRC, lost: [501, 502] }),
        expect.objectContaining({ ssrcFeedbacks: [VIDEO_SSRC], brMantissa: 50_000 }),
      ]),
    )

  await sender.sendRtp({ ssrc: RTX_SSRC, payloadType: 97, sequenceNumber: 7 }, Buffer.from([500 >> 8, 500 & 0xff, 42]))
  await expect.poll(() => receiver.rtp.find(({ header: { ssrc: from } }) => from === rtxSsrc)).toBeDefined()
  const again = receiver.rtp.find(({ header: { ssrc: from } }) => from === rtxSsrc)
  expect(again?.header.payloadType).toBe(102)
  expect([...(again?.payload ?? [])]).toEqual([0, 11, 42])

  // A packet lost before this machine is forwarded as late, not as a retransmission.
  await sender.sendRtp({ ssrc: RTX_SSRC, payloadType: 97, sequenceNumber: 8 }, Buffer.from([501 >> 8, 501 & 0xff, 43]))
  const late = () =>
    receiver.rtp.find(({ header: { ssrc: from, sequenceNumber } }) => from === ssrc && sequenceNumber === 12)
  await expect.poll(late).toBeDefined()
  expect(late()?.header.payloadType).toBe(101)
  expect([...(late()?.payload ?? [])]).toEqual([43])

  const senderInfo = new RtcpSenderInfo({ ntpTimestamp: 1n, rtpTimestamp: 2, packetCount: 3, octetCount: 4 })
  await sender.sendRtcp(new RtcpSrPacket({ ssrc: VIDEO_SSRC, senderInfo }))
  await expect.poll(() => receiver.rtcp).toEqual([expect.objectContaining({ ssrc, senderInfo })])
})

test('closing a producer or its transport is reported to its receivers', async () => {
  const { up, down, producer, closed } = await setup()
  producer.close()
  expect(closed).toHaveBeenCalledOnce()
  const next = await up.produce('video', videoParameters)
  await down.consume(
    next.id,
    { codecs: [{ ...vp8, kind: 'video', preferredPayloadType: 101 }] },
    { producerClosed: closed },
  )
  up.close()
  expect(closed).toHaveBeenCalledTimes(2)
})

test('feedback for a closed producer is dropped', async () => {
  const { up, down, sender, receiver, consumer, producer, ssrc } = await setup()
  await consumer.resume()
  await arrives(sender, receiver, 10, 'picture')
  producer.close()
  const next = await up.produce('video', videoParameters)
  const { rtpParameters } = await down.consume(next.id, ROUTER_CAPABILITIES, { producerClosed: vi.fn<() => void>() })
  await reportLoss(receiver, ssrc, [11])
  await reportLoss(receiver, rtpParameters.encodings?.[0]?.ssrc ?? 0, [12])
  const lost = () =>
    sender.rtcp.flatMap((item) => ('feedback' in item && 'lost' in item.feedback ? item.feedback.lost : []))
  await expect.poll(lost).toContain(12)
  expect(lost()).toEqual([12])
})
