import {
  type DtlsParameters,
  type MediaConsumer,
  type MediaKind,
  type MediaProducer,
  MediaRefusal,
  type MediaRouter,
  type MediaTransport,
  type RtpCapabilities,
  type RtpParameters,
} from './media/media-engine.ts'
import type { Participant } from './rooms.ts'

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

type Direction = 'send' | 'receive'

export type CallMember = ReturnType<typeof createCallMember>

/** The sound and picture of one participant, from joining to leaving. Joining again makes a new member. */
export const createCallMember = (participant: Participant, opening: Promise<MediaRouter>, notices: MemberNotices) => {
  const transports: Record<Direction, MediaTransport | null> = { send: null, receive: null }
  const connected = new Set<MediaTransport>()
  const sent = new Map<MediaKind, Sent>()
  const received = new Map<string, MediaConsumer>()
  const told = new Set<string>()
  let device: RtpCapabilities | null = null
  let isClosed = false

  const stillHere = (): void => {
    if (isClosed) throw new MediaRefusal('the room was left')
  }
  const transport = (direction: Direction): MediaTransport => {
    const found = transports[direction]
    if (!found) throw new MediaRefusal(`there is no transport to ${direction} on`)
    return found
  }
  const dropTransport = (direction: Direction): void => {
    const old = transports[direction]
    if (!old) return
    transports[direction] = null
    connected.delete(old)
    // What it carried ends with it.
    if (direction === 'send') sent.clear()
    else {
      received.clear()
      told.clear()
    }
    old.close()
  }
  const sentOf = (kind: MediaKind): Sent => {
    const found = sent.get(kind)
    if (!found) throw new MediaRefusal(`no ${kind} is sent`)
    return found
  }

  return {
    participant,

    knowDevice(capabilities: RtpCapabilities): void {
      device = capabilities
    },

    /** A new transport replaces the old one: that is how a browser recovers. */
    async openTransport(direction: Direction) {
      const router = await opening
      stillHere()
      const gone = (happened: () => void) => () => {
        if (isClosed || transports[direction] !== created) return
        dropTransport(direction)
        happened()
      }
      const created: MediaTransport = await router.createTransport({
        disconnected: gone(notices.onDisconnected),
        closed: gone(() => undefined),
      })
      if (isClosed) created.close()
      stillHere()
      dropTransport(direction)
      transports[direction] = created
      return created.parameters
    },

    async connect(direction: Direction, dtlsParameters: DtlsParameters): Promise<void> {
      const target = transport(direction)
      if (connected.has(target)) throw new MediaRefusal(`the transport to ${direction} on is connected already`)
      connected.add(target)
      await target.connect(dtlsParameters).catch((error: unknown) => {
        connected.delete(target)
        throw error
      })
    },

    async produce(kind: MediaKind, rtpParameters: RtpParameters): Promise<string> {
      const target = transport('send')
      sent.get(kind)?.producer.close()
      sent.delete(kind)
      const producer = await target.produce(kind, rtpParameters)
      if (transports.send !== target) producer.close()
      stillHere()
      sent.set(kind, { producer, isPaused: false })
      notices.onOffer()
      return producer.id
    },

    async switchSent(kind: MediaKind, isPaused: boolean): Promise<void> {
      const { producer, isPaused: wasPaused } = sentOf(kind)
      if (isPaused) await producer.pause()
      else await producer.resume()
      stillHere()
      if (sent.get(kind)?.producer !== producer || wasPaused === isPaused) return
      sent.set(kind, { producer, isPaused })
      notices.onSwitched({ producerId: producer.id, kind, isPaused })
    },

    async consume({ producerId, kind }: Offer) {
      if (!device) throw new MediaRefusal('set-rtp-capabilities has to come first')
      const target = transport('receive')
      const consumer = await target.consume(producerId, device, {
        producerClosed() {
          if (!received.delete(consumer.id)) return
          participant.tell('consumer-closed', { consumerId: consumer.id })
        },
      })
      stillHere()
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
      if (isClosed || !device || !transports.receive) return
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
      isClosed = true
      dropTransport('send')
      dropTransport('receive')
    },
  }
}
