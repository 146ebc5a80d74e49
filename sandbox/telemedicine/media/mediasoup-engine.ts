import {
  type MediaEngine,
  MediaRequestError,
  type MediaRouter,
  type MediaTransport,
  type RouterCallbacks,
} from './media-engine.ts'
import type { MediasoupLibrary, MediasoupRouter, MediasoupTransport, MediasoupWorker } from './mediasoup-library.ts'

/** The same as the other engine carries, so that whoever develops with one knows what the other does. */
const MEDIA_CODECS = [
  { kind: 'audio', mimeType: 'audio/opus', clockRate: 48_000, channels: 2 },
  { kind: 'video', mimeType: 'video/VP8', clockRate: 90_000 },
]
/** How long a browser may be silent before it counts as gone. */
const CONSENT_SECONDS = 10

interface RunningWorker {
  worker: MediasoupWorker
  routers: Map<MediasoupRouter, RouterCallbacks>
}

/**
 * The engine of production: a process of its own that carries the rooms. When it dies, its rooms are told, and the next room
 * that is opened starts another one.
 * @throws where no worker can be started
 */
export const startMediasoupEngine = async (library: MediasoupLibrary, address: string): Promise<MediaEngine> => {
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
    async openRouter(notices) {
      const { worker, routers } = await runningWorker()
      const router = await worker.createRouter({ mediaCodecs: MEDIA_CODECS })
      routers.set(router, notices)
      return routerOver(router, address, () => routers.delete(router))
    },
    crash() {
      // A worker that could not be started has said so to whoever wanted a room.
      running?.then(({ worker }) => process.kill(worker.pid, 'SIGKILL')).catch(() => undefined)
    },
    close() {
      isClosed = true
      running?.then(({ worker }) => worker.close()).catch(() => undefined)
    },
  }
}

const routerOver = (router: MediasoupRouter, address: string, onClose: () => void): MediaRouter => ({
  rtpCapabilities: router.rtpCapabilities,
  async createTransport({ disconnected, closed }) {
    const transport = await router.createWebRtcTransport({
      listenInfos: [
        { protocol: 'udp', ip: address },
        { protocol: 'tcp', ip: address },
      ],
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
        kind,
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

/** What mediasoup does not take, it says in the words of an error. */
const errorMessage = <Result>(requested: Promise<Result>): Promise<Result> =>
  requested.catch((error: unknown) => {
    throw new MediaRequestError(error instanceof Error ? error.message : String(error))
  })
