import { randomUUID } from 'node:crypto'
import {
  type ConsumerCallbacks,
  type MediaEngine,
  MediaRequestError,
  type MediaTransport,
  type RouterCallbacks,
  type TransportCallbacks,
} from '../telemedicine/media/media-engine.ts'

export const createFakeMedia = () => {
  const routers = new Set<RouterCallbacks>()
  const transports = new Map<string, TransportCallbacks>()
  const producers = new Map<string, Map<string, ConsumerCallbacks>>()
  const consumers = new Set<string>()
  let whenOpened: Promise<void> = Promise.resolve()

  const createTransport = async (callbacks: TransportCallbacks): Promise<MediaTransport> => {
    const id = randomUUID()
    transports.set(id, callbacks)
    const closers: (() => void)[] = [() => transports.delete(id)]
    return {
      parameters: {
        id,
        iceParameters: { usernameFragment: 'fake', password: 'fake', iceLite: true },
        iceCandidates: [],
        dtlsParameters: { role: 'auto', fingerprints: [{ algorithm: 'sha-256', value: '00' }] },
      },
      async connect({ fingerprints }) {
        if (fingerprints[0]?.value === 'broken') throw new MediaRequestError('the fingerprint is broken')
      },
      async produce() {
        const producer = randomUUID()
        producers.set(producer, new Map())
        const close = () => {
          const receivers = producers.get(producer)
          producers.delete(producer)
          for (const [consumer, { producerClosed }] of receivers ?? []) {
            consumers.delete(consumer)
            producerClosed()
          }
        }
        closers.push(close)
        return { id: producer, pause: async () => undefined, resume: async () => undefined, close }
      },
      async consume(producerId, _capabilities, consumerCallbacks) {
        const consumer = randomUUID()
        consumers.add(consumer)
        producers.get(producerId)?.set(consumer, consumerCallbacks)
        closers.push(() => {
          consumers.delete(consumer)
          producers.get(producerId)?.delete(consumer)
        })
        return { id: consumer, rtpParameters: { codecs: [] }, resume: async () => undefined }
      },
      close: () => closers.forEach((close) => close()),
    }
  }

  const engine: MediaEngine = {
    name: 'fake',
    async openRouter(callbacks) {
      await whenOpened
      routers.add(callbacks)
      return { rtpCapabilities: { codecs: [] }, createTransport, close: () => routers.delete(callbacks) }
    },
    crash: () => routers.forEach(({ routerClosed }) => routerClosed()),
    close: () => undefined,
  }

  return {
    engine,
    open: () => ({
      routers: routers.size,
      transports: transports.size,
      producers: producers.size,
      consumers: consumers.size,
    }),
    transport: (id: string): TransportCallbacks => {
      const callbacks = transports.get(id)
      if (!callbacks) throw new Error(`transport ${id} is closed`)
      return callbacks
    },
    /** Delays the opening of routers until the promise settles. */
    openAfter(promise: Promise<void>): void {
      whenOpened = promise
    },
  }
}

export type FakeMedia = ReturnType<typeof createFakeMedia>
