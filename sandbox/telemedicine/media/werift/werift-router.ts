import { randomUUID } from 'node:crypto'
import {
  type DtlsParameters,
  type MediaProducer,
  MediaRequestError,
  type MediaRouter,
  type MediaTransport,
  type TransportCallbacks,
} from '../media-engine.ts'
import { createReceivedPackets } from './received-packets.ts'
import { consumerParameters, readStreamSsrcs } from './consumer-parameters.ts'
import { forwardRtcp } from './forward-rtcp.ts'
import { forwardRtp } from './forward-rtp.ts'
import { type PeerTransportOptions, openPeerTransport } from './peer-transport.ts'
import { ROUTER_CAPABILITIES } from './router-capabilities.ts'
import {
  requestKeyframe,
  skipSequenceNumbers,
  newNumberings,
  newSsrc,
  type ReceivedStream,
  type SentStream,
} from './streams.ts'

export type RouterOptions = Pick<PeerTransportOptions, 'addresses' | 'inactivityMs' | 'report'>

export const createWeriftRouter = (options: RouterOptions): MediaRouter => {
  const transports = new Set<MediaTransport>()
  const producers = new Map<string, SentStream>()

  const createTransport = async (callbacks: TransportCallbacks): Promise<MediaTransport> => {
    const transport = await openTransport({ ...options, callbacks, producers })
    const close = () => {
      transports.delete(own)
      transport.close()
    }
    const own = { ...transport, close }
    transports.add(own)
    return own
  }

  return {
    rtpCapabilities: ROUTER_CAPABILITIES,
    createTransport,
    close: () => transports.forEach((transport) => transport.close()),
  }
}

interface TransportOptions extends RouterOptions {
  callbacks: TransportCallbacks
  producers: Map<string, SentStream>
}

const openTransport = async ({ producers, ...options }: TransportOptions): Promise<MediaTransport> => {
  const sent = new Map<number, SentStream>()
  const received = new Map<number, ReceivedStream>()
  const closers = new Set<() => void>()
  let consumers = 0

  const streams = { sent: (ssrc: number) => sent.get(ssrc), received: (ssrc: number) => received.get(ssrc) }
  const transport = await openPeerTransport({
    ...options,
    id: randomUUID(),
    onRtp(packet) {
      const stream = sent.get(packet.header.ssrc)
      if (stream) forwardRtp(stream, packet)
    },
    onRtcp: (packet) => forwardRtcp(packet, streams),
    onConnected() {
      for (const stream of new Set(received.values())) if (!stream.isPaused) requestKeyframe(stream.source)
    },
  })

  const addProducer = (stream: SentStream): MediaProducer => {
    const id = randomUUID()
    const ssrcs = [stream.ssrc, stream.rtxSsrc].filter((ssrc) => ssrc !== null)
    if (ssrcs.some((ssrc) => sent.has(ssrc))) throw new MediaRequestError('this stream is sent already')
    for (const ssrc of ssrcs) sent.set(ssrc, stream)
    producers.set(id, stream)

    const close = (): void => {
      if (!producers.delete(id)) return
      closers.delete(close)
      for (const ssrc of ssrcs) sent.delete(ssrc)
      for (const { sourceClosed } of stream.receivers) sourceClosed()
    }
    closers.add(close)

    return {
      id,
      async pause() {
        stream.isPaused = true
        stream.receivers.forEach(skipSequenceNumbers)
      },
      async resume() {
        stream.isPaused = false
        requestKeyframe(stream)
      },
      close,
    }
  }

  const addReceiver = (options: Omit<ReceivedStream, 'sourceClosed'>, producerClosed: () => void): ReceivedStream => {
    const { source, ssrc, rtxSsrc } = options
    const close = (): void => {
      closers.delete(close)
      source.receivers.delete(stream)
      received.delete(ssrc)
      received.delete(rtxSsrc)
    }
    const stream: ReceivedStream = {
      ...options,
      sourceClosed() {
        close()
        producerClosed()
      },
    }
    source.receivers.add(stream)
    received.set(ssrc, stream).set(rtxSsrc, stream)
    closers.add(close)
    return stream
  }

  return {
    parameters: transport.parameters,
    connect: async (dtlsParameters: DtlsParameters) => transport.connect(dtlsParameters),

    produce: async (kind, rtpParameters) =>
      addProducer({
        ...readStreamSsrcs(kind, rtpParameters),
        transport,
        rtpParameters,
        isPaused: false,
        receivedPackets: createReceivedPackets(),
        receivers: new Set(),
      }),

    async consume(producerId, capabilities, { producerClosed }) {
      const source = producers.get(producerId)
      if (!source) throw new MediaRequestError('there is no such producer')
      const [ssrc, rtxSsrc] = [newSsrc(), newSsrc()]
      const requested = {
        kind: source.kind,
        sent: source.rtpParameters,
        capabilities,
        mid: String(consumers),
        ssrc,
        rtxSsrc,
      }
      const { rtpParameters, translation } = consumerParameters(requested)
      consumers += 1
      const stream = addReceiver(
        { transport, source, translation, isPaused: true, ssrc, rtxSsrc, ...newNumberings() },
        producerClosed,
      )
      return {
        id: randomUUID(),
        rtpParameters,
        async resume() {
          stream.isPaused = false
          // Requested before the transport is connected, the keyframe would be lost, and browsers limit how often they send one.
          if (transport.isOpen()) requestKeyframe(source)
        },
      }
    },

    close() {
      for (const close of closers) close()
      transport.close()
    },
  }
}
