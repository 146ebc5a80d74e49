import type { types } from 'mediasoup-client'
import { withTimeout } from '@/shared/lib/with-timeout'
import { unregisterTrack, registerTrack } from './track-registry'
import { type Signaling, SignalingError } from '../signaling/signaling'

const TRANSPORT_TIMEOUT_MS = 10_000

interface ProducerInfo {
  producerId: string
  kind: types.MediaKind
}
interface AcceptedProducer extends ProducerInfo {
  isPaused: boolean
}

interface IncomingOptions {
  signaling: Pick<Signaling, 'request'>
  /** True for a producer of this user, which the platform may announce back. */
  isLocalProducer: (producerId: string) => boolean
  /** `trackId` is an id for `getTrack()`. */
  onReceived: (kind: types.MediaKind, trackId: string, isPaused: boolean) => void
  onRemoved: (kind: types.MediaKind) => void
  onFailed: (kind: types.MediaKind, error: Error) => void
}

/**
 * Receives audio and video. Consumers of one kind are created in sequence; events for a consumer that is being created
 * are applied to it afterwards.
 */
export function createIncomingMedia({ signaling, isLocalProducer, onReceived, onRemoved, onFailed }: IncomingOptions) {
  const transportReady = Promise.withResolvers<types.Transport>()
  // Without a producer nothing else handles a rejection of this promise.
  transportReady.promise.catch(() => {})
  const consumers = new Map<types.MediaKind, types.Consumer>()
  /** Ids of consumers that the server closed before they were created here. */
  const closedEarly = new Set<string>()
  /** Kinds that were paused before their producer was announced. */
  const pausedEarly = new Set<types.MediaKind>()
  /** Producers by id that are consumed or will be, so that a repeated announcement changes nothing. */
  const accepted = new Map<string, AcceptedProducer>()
  /** Increased when the peer leaves or the session closes; results for an older value are dropped. */
  let generation = 0
  let hasPeerLeft = false
  const queues: Record<types.MediaKind, Promise<void>> = { audio: Promise.resolve(), video: Promise.resolve() }

  function drop(consumer: types.Consumer): void {
    const kind = consumer.kind
    unregisterTrack(consumer.track.id)
    consumer.close()
    if (consumers.get(kind) !== consumer) return
    consumers.delete(kind)
    onRemoved(kind)
  }
  const dropAll = () => [...consumers.values()].forEach(drop)
  function takeEarlyClose(consumerId: string, producerId: string): boolean {
    const isClosed = closedEarly.delete(consumerId)
    if (isClosed) accepted.delete(producerId)
    return isClosed
  }

  async function receive(
    producer: AcceptedProducer,
    requestGeneration: number,
    ready: Promise<types.Transport>,
  ): Promise<void> {
    const { producerId, kind } = producer
    // A producer of this user may be announced before its id is acknowledged.
    const isStale = () => requestGeneration !== generation || isLocalProducer(producerId)
    const transport = await ready
    if (isStale()) return
    const { params } = await signaling.request('consume', { producerId })
    if (isStale() || takeEarlyClose(params.id, producerId)) return
    // The consumer would be stored as one kind and removed as the other: its last frame would stay after the peer has left.
    if (params.kind !== kind) throw new SignalingError('consume', 'malformed')
    const consumer = await transport.consume({
      ...params,
      // The API description does not define the parameters: they go unchanged from the mediasoup server to its client.
      rtpParameters: params.rtpParameters as unknown as types.RtpParameters,
    })
    if (isStale() || takeEarlyClose(params.id, producerId)) return consumer.close()
    const previous = consumers.get(kind)
    if (previous) drop(previous)
    consumers.set(kind, consumer)
    consumer.track.enabled = !producer.isPaused
    onReceived(kind, registerTrack(consumer.track), producer.isPaused)
    try {
      await signaling.request('resume-consumer', { consumerId: consumer.id })
    } catch (error) {
      if (consumer.closed) return
      // The consumer stays paused on the server and would be shown as black video.
      drop(consumer)
      throw error
    }
  }

  return {
    start(transport: types.Transport): void {
      transportReady.resolve(transport)
    },

    producerAdded({ producerId, kind }: ProducerInfo): void {
      if (hasPeerLeft || accepted.has(producerId) || isLocalProducer(producerId)) return
      const producer = { producerId, kind, isPaused: pausedEarly.delete(kind) }
      accepted.set(producerId, producer)
      const requestGeneration = generation
      // The timeout starts with the announcement, not when the queue reaches it.
      const ready = withTimeout(transportReady.promise, TRANSPORT_TIMEOUT_MS)
      ready.catch(() => {})
      queues[kind] = queues[kind]
        .then(() => receive(producer, requestGeneration, ready))
        .catch((error: Error) => {
          if (requestGeneration !== generation || isLocalProducer(producerId)) return
          accepted.delete(producerId)
          onFailed(kind, error)
        })
    },

    setPaused(kind: types.MediaKind, isPaused: boolean): void {
      const known = [...accepted.values()].filter((producer) => producer.kind === kind)
      for (const producer of known) producer.isPaused = isPaused
      if (isPaused && known.length === 0 && !hasPeerLeft) pausedEarly.add(kind)
      else pausedEarly.delete(kind)
      const consumer = consumers.get(kind)
      // Not `consumer.pause()` and `resume()`, which renegotiate the transport: media that arrive until then would be lost.
      if (consumer) consumer.track.enabled = !isPaused
    },

    consumerClosed(consumerId: string): void {
      const consumer = [...consumers.values()].find(({ id }) => id === consumerId)
      if (consumer) {
        accepted.delete(consumer.producerId)
        drop(consumer)
      } else closedEarly.add(consumerId)
    },

    peerJoined(): void {
      hasPeerLeft = false
    },

    peerLeft(): void {
      hasPeerLeft = true
      generation += 1
      accepted.clear()
      pausedEarly.clear()
      dropAll()
    },

    close(): void {
      generation += 1
      transportReady.reject(new Error('closed'))
      dropAll()
    },
  }
}
