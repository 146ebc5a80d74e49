import type { types } from 'mediasoup-client'

export type MediaKind = types.MediaKind
export type RtpCapabilities = types.RtpCapabilities
export type RtpParameters = types.RtpParameters
export type DtlsParameters = types.DtlsParameters

/** What a browser is told of a transport; it travels as it is in the acknowledgement. */
export type TransportParameters = Pick<
  types.TransportOptions,
  'id' | 'iceParameters' | 'iceCandidates' | 'dtlsParameters'
>

/** What was asked for cannot be done, for a reason that the one who asked may read. */
export class MediaRequestError extends Error {
  override readonly name = 'MediaRefusal'
}

/** Carries sound and picture between the participants of a room. */
export interface MediaEngine {
  /** For the person who starts the platform. */
  readonly name: string
  openRouter(notices: RouterCallbacks): Promise<MediaRouter>
  /** Dies as by a fault: every router is gone at once, and the next one is opened as if nothing had happened. */
  crash(): void
  close(): void
}

export interface RouterCallbacks {
  /** Whatever carried this room is gone; a new router has to be opened. */
  routerClosed: () => void
}

/** Carries one room. */
export interface MediaRouter {
  readonly rtpCapabilities: RtpCapabilities
  createTransport(notices: TransportCallbacks): Promise<MediaTransport>
  /** Closes its transports too, without notices. */
  close(): void
}

export interface TransportCallbacks {
  /** The browser at the other end is gone, or was never the one that it claimed to be. */
  disconnected: () => void
  /** The browser has closed the transport on purpose. */
  closed: () => void
}

/** A connection to a browser, in one direction. */
export interface MediaTransport {
  readonly parameters: TransportParameters
  connect(dtlsParameters: DtlsParameters): Promise<void>
  produce(kind: MediaKind, rtpParameters: RtpParameters): Promise<MediaProducer>
  /** Paused, until it is resumed. */
  consume(producerId: string, rtpCapabilities: RtpCapabilities, notices: ConsumerCallbacks): Promise<MediaConsumer>
  /** Closes its producers and consumers; only the consumers of its producers are told. */
  close(): void
}

export interface ConsumerCallbacks {
  /** There is nothing to receive any more. */
  producerClosed: () => void
}

/** A camera or a microphone that is sent. */
export interface MediaProducer {
  readonly id: string
  readonly kind: MediaKind
  pause(): Promise<void>
  resume(): Promise<void>
  close(): void
}

/** A camera or a microphone as one participant receives it. */
export interface MediaConsumer {
  readonly id: string
  readonly rtpParameters: RtpParameters
  resume(): Promise<void>
}
