import {
  type MediaEngine,
  MediaRequestError,
  type MediaRouter,
  type MediaTransport,
  type RouterCallbacks,
} from './media-engine.ts'
import type { MediasoupLibrary, MediasoupRouter, MediasoupTransport, MediasoupWorker } from './mediasoup-library.ts'

/** The same codecs as the werift engine, so that both behave alike. */
const MEDIA_CODECS = [
  { kind: 'audio', mimeType: 'audio/opus', clockRate: 48_000, channels: 2 },
  { kind: 'video', mimeType: 'video/VP8', clockRate: 90_000 },
]
/** A browser without a STUN request for this long counts as disconnected. */
const CONSENT_SECONDS = 10

interface RunningWorker {
  worker: MediasoupWorker
  routers: Map<MediasoupRouter, RouterCallbacks>
}

/**
 * The production engine: a separate worker process. If it dies, `routerClosed` is called for its rooms, and the next router
 * starts a new worker.
 * @throws if no worker can be started
 */
export const startMediasoupEngine = async (
  library: MediasoupLibrary,
  addresses: () => readonly string[],
): Promise<MediaEngine> => {
  let running: Promise<RunningWorker> | null = null
  let isClosed = false

  const start = async (): Promise<RunningWorker> => {
    const worker = await library.createWorker({ logLevel: 'error' })
    const routers: RunningWorker['routers'] = new Map()
    worker.on('died', () => {
      running = null
      if (!isClosed) for (const { routerClosed } of routers.values()) routerClosed()
    })
    return { worker, routers }
  }
  const runningWorker = (): Promise<RunningWorker> => {
    running ??= start().catch((error: unknown) => {
      running = null
      throw error
    })
    return running
  }
  await runningWorker()

  return {
    name: `mediasoup ${library.version}`,
    async openRouter(callbacks) {
      const { worker, routers } = await runningWorker()
      const router = await worker.createRouter({ mediaCodecs: MEDIA_CODECS })
      routers.set(router, callbacks)
      return routerOver(router, addresses(), () => routers.delete(router))
    },
    crash() {
      // `openRouter` reports a worker that could not be started.
      running?.then(({ worker }) => process.kill(worker.pid, 'SIGKILL')).catch(() => undefined)
    },
    close() {
      isClosed = true
      running?.then(({ worker }) => worker.close()).catch(() => undefined)
    },
  }
}

const routerOver = (router: MediasoupRouter, addresses: readonly string[], onClose: () => void): MediaRouter => ({
  rtpCapabilities: router.rtpCapabilities,
  async createTransport({ disconnected, closed }) {
    const transport = await router.createWebRtcTransport({
      listenInfos: (['udp', 'tcp'] as const).flatMap((protocol) => addresses.map((ip) => ({ protocol, ip }))),
      preferUdp: true,
      iceConsentTimeout: CONSENT_SECONDS,
    })
    transport.on('icestatechange', (state) => {
      if (state === 'disconnected') disconnected()
    })
    transport.on('dtlsstatechange', (state) => {
      if (state === 'failed') disconnected()
      if (state === 'closed') closed()
    })
    return transportOver(transport, router)
  },
  close() {
    onClose()
    router.close()
  },
})

const transportOver = (transport: MediasoupTransport, router: MediasoupRouter): MediaTransport => {
  const { id, iceParameters, iceCandidates, dtlsParameters } = transport
  return {
    parameters: { id, iceParameters, iceCandidates, dtlsParameters },
    connect: (remote) => errorMessage(transport.connect({ dtlsParameters: remote })),
    async produce(kind, rtpParameters) {
      const producer = await errorMessage(transport.produce({ kind, rtpParameters }))
      return {
        id: producer.id,
        pause: () => producer.pause(),
        resume: () => producer.resume(),
        close: () => producer.close(),
      }
    },
    async consume(producerId, rtpCapabilities, { producerClosed }) {
      if (!router.canConsume({ producerId, rtpCapabilities })) {
        throw new MediaRequestError('there is no such producer, or the device cannot decode it')
      }
      const consumer = await errorMessage(transport.consume({ producerId, rtpCapabilities, paused: true }))
      consumer.on('producerclose', producerClosed)
      return { id: consumer.id, rtpParameters: consumer.rtpParameters, resume: () => consumer.resume() }
    },
    close: () => transport.close(),
  }
}

/** mediasoup rejects invalid parameters with an error whose message the client may see. */
const errorMessage = <Result>(requested: Promise<Result>): Promise<Result> =>
  requested.catch((error: unknown) => {
    throw new MediaRequestError(error instanceof Error ? error.message : String(error))
  })
