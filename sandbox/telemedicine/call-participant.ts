import {
  type MediaConsumer,
  type MediaKind,
  type MediaProducer,
  MediaRefusal,
  type MediaRouter,
  type RtpCapabilities,
  type RtpParameters,
} from './media/media-engine.ts'
import type { Lines } from './network-emulation/network-emulation.ts'
import type { Participant } from './rooms.ts'
import { createTransportSlot } from './transport-slot.ts'

/** What is sent by somebody, as the others see it. */
export interface Offer {
  producerId: string
  kind: MediaKind
  isPaused: boolean
}

export interface MemberNotices {
  /** Something is sent that was not there before. */
  onOffer: () => void
  /** Camera or microphone was switched off or on. */
  onSwitched: (switched: Offer) => void
  /** The browser does not answer any more, though its connection to the channel may still stand. */
  onDisconnected: () => void
}

interface Sent {
  producer: MediaProducer
  isPaused: boolean
}

export type CallMember = ReturnType<typeof createCallMember>

/** The sound and picture of one participant, from joining to leaving. Joining again makes a new member. */
export const createCallMember = (
  participant: Participant,
  opening: Promise<MediaRouter>,
  lines: Lines,
  notices: MemberNotices,
) => {
  const sent = new Map<MediaKind, Sent>()
  const received = new Map<string, MediaConsumer>()
  /** The producers that this participant was told of since it can receive. */
  const told = new Set<string>()
  let device: RtpCapabilities | null = null

  const { onDisconnected } = notices
  const way = { opening, carry: lines.carry.bind(null, participant.userName), onDisconnected }
  const send = createTransportSlot({ ...way, direction: 'send', onDrop: () => sent.clear() })
  const receive = createTransportSlot({
    ...way,
    direction: 'receive',
    onDrop() {
      received.clear()
      told.clear()
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
      if (target !== send.taken()) throw new MediaRefusal('the transport was replaced meanwhile')
      sent.set(kind, { producer, isPaused: false })
      notices.onOffer()
      return producer.id
    },

    async switchSent(kind: MediaKind, isPaused: boolean): Promise<void> {
      const found = sent.get(kind)
      if (!found) throw new MediaRefusal(`no ${kind} is sent`)
      const { producer, isPaused: wasPaused } = found
      if (isPaused) await producer.pause()
      else await producer.resume()
      if (sent.get(kind)?.producer !== producer || wasPaused === isPaused) return
      sent.set(kind, { producer, isPaused })
      notices.onSwitched({ producerId: producer.id, kind, isPaused })
    },

    async consume({ producerId, kind }: Offer) {
      if (!device) throw new MediaRefusal('set-rtp-capabilities has to come first')
      const target = receive.taken()
      const consumer = await target.consume(producerId, device, {
        producerClosed() {
          if (!received.delete(consumer.id)) return
          participant.tell('consumer-closed', { consumerId: consumer.id })
        },
      })
      if (target !== receive.taken()) throw new MediaRefusal('the transport was replaced meanwhile')
      received.set(consumer.id, consumer)
      return { id: consumer.id, producerId, kind, rtpParameters: consumer.rtpParameters }
    },

    async resume(consumerId: string): Promise<void> {
      const consumer = received.get(consumerId)
      if (!consumer) throw new MediaRefusal('there is no such consumer')
      await consumer.resume()
    },

    offers: (): Offer[] =>
      [...sent].map(([kind, { producer, isPaused }]) => ({ producerId: producer.id, kind, isPaused })),

    /** Tells of what others send, once each, as soon as this browser can receive. */
    hearOffers(offers: readonly Offer[]): void {
      if (!device || !receive.isTaken()) return
      for (const { producerId, kind, isPaused } of offers) {
        if (told.has(producerId)) continue
        told.add(producerId)
        participant.tell('new-producer', { producerId, kind })
        if (isPaused) participant.tell('producer-paused', { kind })
      }
    },

    /** Whoever has not heard of it yet hears of both together. */
    hearSwitched({ producerId, kind, isPaused }: Offer): void {
      if (told.has(producerId)) participant.tell(isPaused ? 'producer-paused' : 'producer-resumed', { kind })
    },

    close(): void {
      send.close()
      receive.close()
    },
  }
}
