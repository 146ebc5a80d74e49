import type { MediaKind, RtpCapabilities, RtpParameters, TransportParameters } from './media-engine.ts'

/*
 * The used parts of mediasoup. The package is optional, so the type check must not depend on its own types.
 */

interface Emitter<Events> {
  on<Name extends keyof Events>(event: Name, listener: Events[Name]): unknown
}

export interface MediasoupLibrary {
  version: string
  createWorker(settings: { logLevel: 'error' }): Promise<MediasoupWorker>
}

export interface MediasoupWorker extends Emitter<{ died: (error: Error) => void }> {
  pid: number
  createRouter(options: { mediaCodecs: readonly object[] }): Promise<MediasoupRouter>
  close(): void
}

export interface MediasoupRouter {
  rtpCapabilities: RtpCapabilities
  createWebRtcTransport(options: {
    listenInfos: readonly { protocol: 'udp' | 'tcp'; ip: string }[]
    preferUdp: boolean
    iceConsentTimeout: number
  }): Promise<MediasoupTransport>
  canConsume(options: { producerId: string; rtpCapabilities: RtpCapabilities }): boolean
  close(): void
}

export interface MediasoupTransport
  extends TransportParameters,
    Emitter<{
      icestatechange: (state: 'new' | 'connected' | 'completed' | 'disconnected' | 'closed') => void
      dtlsstatechange: (state: 'new' | 'connecting' | 'connected' | 'failed' | 'closed') => void
    }> {
  connect(options: { dtlsParameters: object }): Promise<void>
  produce(options: { kind: MediaKind; rtpParameters: RtpParameters }): Promise<MediasoupProducer>
  consume(options: {
    producerId: string
    rtpCapabilities: RtpCapabilities
    paused: boolean
  }): Promise<MediasoupConsumer>
  close(): void
}

interface MediasoupProducer {
  id: string
  pause(): Promise<void>
  resume(): Promise<void>
  close(): void
}

interface MediasoupConsumer extends Emitter<{ producerclose: () => void }> {
  id: string
  rtpParameters: RtpParameters
  resume(): Promise<void>
}

/** Typed as string, so that the type checker does not resolve the optional package. */
const PACKAGE: string = 'mediasoup'

/** @throws if the package is not installed */
export const importMediasoup = async (): Promise<MediasoupLibrary> => (await import(PACKAGE)) as MediasoupLibrary
