import {
  type MediaConsumer,
  type MediaKind,
  type MediaProducer,
  MediaRequestError,
  type MediaRouter,
  type RtpCapabilities,
  type RtpParameters,
} from './media/media-engine.ts'
import type { NetworkEmulation } from './network-emulation/network-emulation.ts'
import type { Participant } from './rooms.ts'
import { createTransportSlot } from './transport-slot.ts'

/** What is sent by somebody, as the others see it. */
export interface ProducerInfo {
  producerId: string
  kind: MediaKind
  isPaused: boolean
}

export interface ParticipantCallbacks {
  /** Something is sent that was not there before. */
  onProducer: () => void
  /** Camera or microphone was switched off or on. */
  onPausedChanged: (switched: ProducerInfo) => void
  /** The browser does not answer any more, though its connection to the channel may still stand. */
  onDisconnected: () => void
}

interface SentProducer {
  producer: MediaProducer
  isPaused: boolean
}

export type CallParticipant = ReturnType<typeof createCallParticipant>

/** The sound and picture of one participant, from joining to leaving. Joining again makes a new member. */
export const createCallParticipant = (
  participant: Participant,
  opening: Promise<MediaRouter>,
  networkEmulation: NetworkEmulation,
  notices: ParticipantCallbacks,
) => {
  const sent = new Map<MediaKind, SentProducer>()
  const received = new Map<string, MediaConsumer>()
  /** The producers that this participant was told of since it can receive. */
  const announced = new Set<string>()
  let device: RtpCapabilities | null = null

  const { onDisconnected } = notices
  const transportOptions = {
    opening,
    wrapTransport: networkEmulation.wrapTransport.bind(null, participant.userName),
    onDisconnected,
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

    knowDevice(capabilities: RtpCapabilities): void {
      device = capabilities
    },

    async produce(kind: MediaKind, rtpParameters: RtpParameters): Promise<string> {
      const target = send.taken()
      sent.get(kind)?.producer.close()
      sent.delete(kind)
      const producer = await target.produce(kind, rtpParameters)
      if (target !== send.taken()) throw new MediaRequestError('the transport was replaced meanwhile')
      sent.set(kind, { producer, isPaused: false })
      notices.onProducer()
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
      notices.onPausedChanged({ producerId: producer.id, kind, isPaused })
    },

    async consume({ producerId, kind }: ProducerInfo) {
      if (!device) throw new MediaRequestError('set-rtp-capabilities has to come first')
      const target = receive.taken()
      const consumer = await target.consume(producerId, device, {
        producerClosed() {
          if (!received.delete(consumer.id)) return
          participant.send('consumer-closed', { consumerId: consumer.id })
        },
      })
      if (target !== receive.taken()) throw new MediaRequestError('the transport was replaced meanwhile')
      received.set(consumer.id, consumer)
      return { id: consumer.id, producerId, kind, rtpParameters: consumer.rtpParameters }
    },

    async resume(consumerId: string): Promise<void> {
      const consumer = received.get(consumerId)
      if (!consumer) throw new MediaRequestError('there is no such consumer')
      await consumer.resume()
    },

    offers: (): ProducerInfo[] =>
      [...sent].map(([kind, { producer, isPaused }]) => ({ producerId: producer.id, kind, isPaused })),

    /** Tells of what others send, once each, as soon as this browser can receive. */
    subscribeToProducers(offers: readonly ProducerInfo[]): void {
      if (!device || !receive.isTaken()) return
      for (const { producerId, kind, isPaused } of offers) {
        if (announced.has(producerId)) continue
        announced.add(producerId)
        participant.send('new-producer', { producerId, kind })
        if (isPaused) participant.send('producer-paused', { kind })
      }
    },

    /** Whoever has not heard of it yet hears of both together. */
    setPeerPaused({ producerId, kind, isPaused }: ProducerInfo): void {
      if (announced.has(producerId)) participant.send(isPaused ? 'producer-paused' : 'producer-resumed', { kind })
    },

    close(): void {
      send.close()
      receive.close()
    },
  }
}
