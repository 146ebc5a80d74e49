import {
  type MediaConsumer,
  type MediaKind,
  type MediaProducer,
  MediaRequestError,
  type MediaRouter,
  type RtpCapabilities,
  type RtpParameters,
  type TransportParameters,
} from './media/media-engine.ts'
import type { NetworkEmulation } from './network-emulation/network-emulation.ts'
import type { Participant } from './rooms.ts'
import { createTransportSlot } from './transport-slot.ts'

export interface ProducerInfo {
  producerId: string
  kind: MediaKind
  isPaused: boolean
}

export interface ParticipantCallbacks {
  onProducer: () => void
  onPausedChanged: (producer: ProducerInfo) => void
  /** The media connection is lost; the socket may still be connected. */
  onDisconnected: () => void
}

interface SentProducer {
  producer: MediaProducer
  isPaused: boolean
}

export type CallParticipant = ReturnType<typeof createCallParticipant>

/** The media of one participant, from joining to leaving. Joining again creates a new instance. */
export const createCallParticipant = (
  participant: Participant,
  router: Promise<MediaRouter>,
  networkEmulation: NetworkEmulation,
  callbacks: ParticipantCallbacks,
) => {
  const sent = new Map<MediaKind, SentProducer>()
  const received = new Map<string, MediaConsumer>()
  const announced = new Set<string>()
  let device: RtpCapabilities | null = null

  const transportOptions = {
    router,
    wrapTransport: (parameters: TransportParameters) =>
      networkEmulation.wrapTransport(participant.userName, parameters),
    onDisconnected: callbacks.onDisconnected,
  }
  const send = createTransportSlot({ ...transportOptions, direction: 'send', onDrop: () => sent.clear() })
  const receive = createTransportSlot({
    ...transportOptions,
    direction: 'receive',
    onDrop() {
      received.clear()
      announced.clear()
    },
  })

  return {
    participant,
    send,
    receive,

    setDevice(capabilities: RtpCapabilities): void {
      device = capabilities
    },

    async produce(kind: MediaKind, rtpParameters: RtpParameters): Promise<string> {
      const target = send.requireTransport()
      sent.get(kind)?.producer.close()
      sent.delete(kind)
      const producer = await target.produce(kind, rtpParameters)
      if (target !== send.requireTransport())
        throw new MediaRequestError('the transport was replaced during the request')
      sent.set(kind, { producer, isPaused: false })
      callbacks.onProducer()
      return producer.id
    },

    async setProducerPaused(kind: MediaKind, isPaused: boolean): Promise<void> {
      const found = sent.get(kind)
      if (!found) throw new MediaRequestError(`no ${kind} is sent`)
      const { producer, isPaused: wasPaused } = found
      if (isPaused) await producer.pause()
      else await producer.resume()
      if (sent.get(kind)?.producer !== producer || wasPaused === isPaused) return
      sent.set(kind, { producer, isPaused })
      callbacks.onPausedChanged({ producerId: producer.id, kind, isPaused })
    },

    async consume({ producerId, kind }: ProducerInfo) {
      if (!device) throw new MediaRequestError('set-rtp-capabilities has to come first')
      const target = receive.requireTransport()
      const consumer = await target.consume(producerId, device, {
        producerClosed() {
          if (!received.delete(consumer.id)) return
          participant.send('consumer-closed', { consumerId: consumer.id })
        },
      })
      if (target !== receive.requireTransport())
        throw new MediaRequestError('the transport was replaced during the request')
      received.set(consumer.id, consumer)
      return { id: consumer.id, producerId, kind, rtpParameters: consumer.rtpParameters }
    },

    async resume(consumerId: string): Promise<void> {
      const consumer = received.get(consumerId)
      if (!consumer) throw new MediaRequestError('there is no such consumer')
      await consumer.resume()
    },

    producers: (): ProducerInfo[] =>
      [...sent].map(([kind, { producer, isPaused }]) => ({ producerId: producer.id, kind, isPaused })),

    /** Announces producers of the other participants, once each, if this participant can receive. */
    announceProducers(producers: readonly ProducerInfo[]): void {
      if (!device || !receive.hasTransport()) return
      for (const { producerId, kind, isPaused } of producers) {
        if (announced.has(producerId)) continue
        announced.add(producerId)
        participant.send('new-producer', { producerId, kind })
        if (isPaused) participant.send('producer-paused', { kind })
      }
    },

    /** Ignored before the producer is announced: the announcement contains the state. */
    setPeerPaused({ producerId, kind, isPaused }: ProducerInfo): void {
      if (announced.has(producerId)) participant.send(isPaused ? 'producer-paused' : 'producer-resumed', { kind })
    },

    close(): void {
      send.close()
      receive.close()
    },
  }
}
