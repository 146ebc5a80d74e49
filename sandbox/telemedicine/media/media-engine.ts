import type { types } from 'mediasoup-client'

export type MediaKind = types.MediaKind
export type RtpCapabilities = types.RtpCapabilities
export type RtpParameters = types.RtpParameters
export type DtlsParameters = types.DtlsParameters

/** Sent to the browser in the acknowledgement. */
export type TransportParameters = Pick<
  types.TransportOptions,
  'id' | 'iceParameters' | 'iceCandidates' | 'dtlsParameters'
>

/** A rejected media request; the message is sent to the client. */
export class MediaRequestError extends Error {
  override readonly name = 'MediaRequestError'
}

export interface MediaEngine {
  readonly name: string
  openRouter(callbacks: RouterCallbacks): Promise<MediaRouter>
  /** Closes all routers like a crash; new routers can be opened afterwards. */
  crash(): void
  close(): void
}

export interface RouterCallbacks {
  /** The router was closed by a crash; the room needs a new one. */
  routerClosed: () => void
}

export interface MediaRouter {
  readonly rtpCapabilities: RtpCapabilities
  createTransport(callbacks: TransportCallbacks): Promise<MediaTransport>
  /** Closes its transports too, without callbacks. */
  close(): void
}

export interface TransportCallbacks {
  /** The connection to the browser is lost, or the DTLS handshake failed. */
  disconnected: () => void
  closed: () => void
}

/** A WebRTC transport to a browser, for one direction. */
export interface MediaTransport {
  readonly parameters: TransportParameters
  connect(dtlsParameters: DtlsParameters): Promise<void>
  produce(kind: MediaKind, rtpParameters: RtpParameters): Promise<MediaProducer>
  /** The consumer is created paused. */
  consume(producerId: string, rtpCapabilities: RtpCapabilities, callbacks: ConsumerCallbacks): Promise<MediaConsumer>
  /** Closes its producers and consumers; calls `producerClosed` only for the consumers of its producers. */
  close(): void
}

export interface ConsumerCallbacks {
  producerClosed: () => void
}

export interface MediaProducer {
  readonly id: string
  pause(): Promise<void>
  resume(): Promise<void>
  close(): void
}

export interface MediaConsumer {
  readonly id: string
  readonly rtpParameters: RtpParameters
  resume(): Promise<void>
}
