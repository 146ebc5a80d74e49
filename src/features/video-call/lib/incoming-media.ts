import type { types } from 'mediasoup-client'
import { toError } from './to-error'
import { unregisterTrack, registerTrack } from './track-registry'
import type { Signaling } from './signaling'
import { withTimeout } from './with-timeout'

const TRANSPORT_TIMEOUT_MS = 10_000

type MediaKind = types.MediaKind
interface ProducerInfo {
  producerId: string
  kind: MediaKind
}

interface IncomingOptions {
  signaling: Pick<Signaling, 'request'>
  /** The id is one of `liveTrack()`. */
  onReceived: (kind: MediaKind, trackId: string) => void
  onRemoved: (kind: MediaKind) => void
  /** The other side sends something that could not be received. */
  onFailed: (kind: MediaKind, error: Error) => void
}

/**
 * What is received. Sound and picture are asked for at once, of each kind one after the other; what is told about a consumer
 * while it is being made is kept until it is there.
 */
export function createIncomingMedia({ signaling, onReceived, onRemoved, onFailed }: IncomingOptions) {
  const transportReady = Promise.withResolvers<types.Transport>()
  // Whoever waits for it is told; without an offer nobody waits.
  transportReady.promise.catch(() => {})
  const consumers = new Map<MediaKind, types.Consumer>()
  const paused: Record<MediaKind, boolean> = { audio: false, video: false }
  /** Closed before the consumer was there. */
  const closedEarly = new Set<string>()
  /** What was offered before this changed is no longer of interest. */
  let era = 0
  let hasPeerLeft = false
  const queues: Record<MediaKind, Promise<void>> = { audio: Promise.resolve(), video: Promise.resolve() }

  function drop(consumer: types.Consumer): void {
    const kind = consumer.kind
    unregisterTrack(consumer.track.id)
    consumer.close()
    if (consumers.get(kind) !== consumer) return
    consumers.delete(kind)
    onRemoved(kind)
  }
  const dropAll = () => [...consumers.values()].forEach(drop)

  async function receive(
    { producerId, kind }: ProducerInfo,
    requested: number,
    ready: Promise<types.Transport>,
  ): Promise<void> {
    const isStale = () => requested !== era
    const transport = await ready
    if (isStale()) return
    const { params } = await signaling.request('consume', { producerId })
    if (isStale() || closedEarly.delete(params.id)) return
    const consumer = await transport.consume({
      ...params,
      // Our description leaves them open: they are mediasoup's own, from its server to its client.
      rtpParameters: params.rtpParameters as unknown as types.RtpParameters,
    })
    if (isStale() || closedEarly.delete(params.id)) return consumer.close()
    const previous = consumers.get(kind)
    if (previous) drop(previous)
    consumers.set(kind, consumer)
    if (paused[kind]) consumer.pause()
    onReceived(kind, registerTrack(consumer.track))
    await signaling.request('resume-consumer', { consumerId: consumer.id })
  }

  return {
    start(transport: types.Transport): void {
      transportReady.resolve(transport)
    },

    producerAdded(offer: ProducerInfo): void {
      if (hasPeerLeft) return
      paused[offer.kind] = false
      const requested = era
      // From the offer on, however many others are before it.
      const ready = withTimeout(
        transportReady.promise,
        TRANSPORT_TIMEOUT_MS,
        'the transport to receive on did not come',
      )
      ready.catch(() => {})
      queues[offer.kind] = queues[offer.kind]
        .then(() => receive(offer, requested, ready))
        .catch((error: unknown) => {
          if (requested === era) onFailed(offer.kind, toError(error))
        })
    },

    switched(kind: MediaKind, isPaused: boolean): void {
      paused[kind] = isPaused
      const consumer = consumers.get(kind)
      if (isPaused) consumer?.pause()
      else consumer?.resume()
    },

    closed(consumerId: string): void {
      const consumer = [...consumers.values()].find(({ id }) => id === consumerId)
      if (consumer) drop(consumer)
      else closedEarly.add(consumerId)
    },

    peerJoined(): void {
      hasPeerLeft = false
    },

    peerLeft(): void {
      hasPeerLeft = true
      era += 1
      dropAll()
    },

    close(): void {
      era += 1
      transportReady.reject(new Error('closed'))
      dropAll()
    },
  }
}
