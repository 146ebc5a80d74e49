import { Device, type types } from 'mediasoup-client'
import type { CallError } from '../signaling/call-error'
import { toCallError } from '../signaling/to-call-error'
import { createIncomingMedia } from './incoming-media'
import { createOutgoingMedia, type OutgoingTrack } from './outgoing-media'
import { type Signaling, type SignalingBodies, SignalingError, type SignalingRequest } from '../signaling/signaling'
import { createTransport, type Direction, watchTransport } from './transport'

export type MediaSessionEvent =
  | { kind: 'received'; media: types.MediaKind; trackId: string; isPaused: boolean }
  | { kind: 'removed'; media: types.MediaKind }
  | { kind: 'receivingFailed'; media: types.MediaKind }
  | { kind: 'sendingFailed'; media: types.MediaKind; error: CallError }
  /** mediasoup-client has rejected the media data of a response. */
  | { kind: 'malformed'; message: SignalingRequest; fields: readonly string[] }
  /** The transport failed, or the platform did not confirm a request for media: only a rejoin restores them. */
  | { kind: 'broken' }

interface MediaSessionOptions {
  signaling: Pick<Signaling, 'request'>
  /** Ids of the producers of this user; the session adds its own. */
  localProducers?: Set<string>
  onEvent: (event: MediaSessionEvent) => void
  createDevice?: () => Promise<types.Device>
}

/** Thrown when the session was replaced or the call is over. */
export class MediaSessionClosedError extends Error {
  override readonly name = 'MediaSessionClosedError'
}

export function createMediaSession({
  signaling,
  localProducers = new Set(),
  onEvent,
  createDevice = () => Device.factory(),
}: MediaSessionOptions) {
  let isClosed = false
  let isJoined = false
  let joinError: Error | null = null
  const emit = (event: MediaSessionEvent) => {
    if (!isClosed) onEvent(event)
  }
  const incoming = createIncomingMedia({
    signaling,
    isLocalProducer: (producerId) => localProducers.has(producerId),
    // Also emitted while closing, so that the views release the tracks.
    onRemoved: (media) => onEvent({ kind: 'removed', media }),
    onReceived: (media, trackId, isPaused) => emit({ kind: 'received', media, trackId, isPaused }),
    onFailed: receivingFailed,
  })
  function mediaBroken(error: Error): void {
    if (isJoined) emit({ kind: 'broken' })
    else joinError ??= error
  }
  function sendingFailed(media: types.MediaKind, error: Error): void {
    if (isUnconfirmed(error)) mediaBroken(error)
    else emit({ kind: 'sendingFailed', media, error: toCallError(error) })
  }
  /** The platform announces a producer once, so a request without an acknowledgement is only repeated by a rejoin. */
  function receivingFailed(media: types.MediaKind, error: Error): void {
    if (error instanceof SignalingError && error.reason === 'timeout') mediaBroken(error)
    else emit({ kind: 'receivingFailed', media })
  }
  const outgoingOf = (kind: types.MediaKind) =>
    createOutgoingMedia({ kind, signaling, onFailed: (error) => sendingFailed(kind, error) })
  const outgoing: Record<types.MediaKind, ReturnType<typeof createOutgoingMedia>> = {
    audio: outgoingOf('audio'),
    video: outgoingOf('video'),
  }
  const transports: Partial<Record<Direction, types.Transport>> = {}
  const endings: (() => void)[] = []

  /** Rejects if the session was closed during the request. */
  async function assertOpen<Value>(promise: Promise<Value>): Promise<Value> {
    const value = await promise
    if (isClosed) throw new MediaSessionClosedError()
    return value
  }

  /** mediasoup-client validates media data, and throws a `TypeError` for what it cannot use. */
  function mediaRejected(message: SignalingRequest, error: unknown): never {
    if (!(error instanceof TypeError)) throw error
    emit({ kind: 'malformed', message, fields: [] })
    throw new SignalingError(message, 'malformed')
  }

  async function openTransport(device: types.Device, direction: Direction): Promise<types.Transport> {
    const { params } = await assertOpen(signaling.request(`create-${direction}-transport`, {}))
    const onProduced = (producerId: string) => void localProducers.add(producerId)
    let transport: types.Transport
    try {
      transport = createTransport({ device, direction, params, signaling, onProduced })
    } catch (error) {
      mediaRejected(`create-${direction}-transport`, error)
    }
    if (isClosed) {
      transport.close()
      throw new MediaSessionClosedError()
    }
    transports[direction] = transport
    endings.push(
      watchTransport(transport, () => mediaBroken(new SignalingError(`connect-${direction}-transport`, 'timeout'))),
    )
    return transport
  }

  return {
    incoming,

    /** @throws {SignalingError | MediaSessionClosedError | UnsupportedError} */
    async join(body: SignalingBodies['join-room']): Promise<void> {
      const [{ rtpCapabilities }, device] = await assertOpen(
        Promise.all([signaling.request('join-room', body), createDevice()]),
      )
      await assertOpen(
        device.load({ routerRtpCapabilities: rtpCapabilities }).catch((error) => mediaRejected('join-room', error)),
      )
      // The server handles requests in order, so that none waits for the response to the previous one.
      await Promise.all([
        assertOpen(signaling.request('set-rtp-capabilities', { rtpCapabilities: device.recvRtpCapabilities })),
        openTransport(device, 'send').then((send) =>
          Promise.all([outgoing.audio.start(send), outgoing.video.start(send)]),
        ),
        openTransport(device, 'recv').then((receive) => incoming.start(receive)),
      ])
      if (isClosed) throw new MediaSessionClosedError()
      if (joinError) throw joinError
      isJoined = true
    },

    send: (kind: types.MediaKind, outgoingTrack: OutgoingTrack): Promise<void> => outgoing[kind].update(outgoingTrack),
    limitVideo: (encoding: Partial<RTCRtpEncodingParameters>): Promise<void> => outgoing.video.limit(encoding),

    async stats(): Promise<{ sent: RTCStatsReport; received: RTCStatsReport } | null> {
      const { send, recv } = transports
      if (isClosed || !send || !recv) return null
      const [sent, received] = await Promise.all([send.getStats(), recv.getStats()])
      return { sent, received }
    },

    close(): void {
      if (isClosed) return
      isClosed = true
      for (const end of endings) end()
      incoming.close()
      outgoing.audio.close()
      outgoing.video.close()
      for (const transport of Object.values(transports)) transport.close()
    },
  }
}

/** Requests without which the peer may see and hear nothing. */
const SENDING_REQUESTS: readonly string[] = ['produce', 'connect-send-transport', 'resume-producer']

/** True if there was no usable acknowledgement. A rejection is one, and has a reason for the user. */
const isUnconfirmed = (error: Error): boolean =>
  error instanceof SignalingError && error.reason !== 'rejected' && SENDING_REQUESTS.includes(error.request)

export type MediaSession = ReturnType<typeof createMediaSession>
