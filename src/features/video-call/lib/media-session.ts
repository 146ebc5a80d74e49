import { Device, type types } from 'mediasoup-client'
import { toError } from './to-error'
import { createIncomingMedia } from './incoming-media'
import { createOutgoingMedia, type OutgoingTrack } from './outgoing-media'
import type { Signaling } from './signaling'
import type { SignalingBodies } from './signaling-messages'
import { watchTransport } from './watch-transport'

type MediaKind = types.MediaKind

export type MediaSessionEvent =
  | { kind: 'received'; media: MediaKind; trackId: string }
  | { kind: 'removed'; media: MediaKind }
  | { kind: 'receivingFailed'; media: MediaKind; error: Error }
  | { kind: 'sendingFailed'; media: MediaKind; error: Error }
  /** Media can no longer pass: only joining anew helps. */
  | { kind: 'broken' }

interface SessionOptions {
  signaling: Pick<Signaling, 'request'>
  onEvent: (event: MediaSessionEvent) => void
  createDevice?: () => Promise<types.Device>
}

/** Another session has taken the place of this one, or the call is over. */
export class MediaSessionClosedError extends Error {
  override readonly name = 'SessionClosed'
}

/** Sound and picture of one stay in the room, from joining to closing. */
export function createMediaSession({ signaling, onEvent, createDevice = () => Device.factory() }: SessionOptions) {
  let isClosed = false
  const emit = (event: MediaSessionEvent) => {
    if (!isClosed) onEvent(event)
  }
  const incoming = createIncomingMedia({
    signaling,
    // What is taken away is taken away at closing too.
    onRemoved: (media) => onEvent({ kind: 'removed', media }),
    onReceived: (media, trackId) => emit({ kind: 'received', media, trackId }),
    onFailed: (media, error) => emit({ kind: 'receivingFailed', media, error }),
  })
  const outgoingOf = (kind: MediaKind) =>
    createOutgoingMedia({ kind, signaling, onFailed: (error) => emit({ kind: 'sendingFailed', media: kind, error }) })
  const outgoing: Record<MediaKind, ReturnType<typeof createOutgoingMedia>> = {
    audio: outgoingOf('audio'),
    video: outgoingOf('video'),
  }
  const transports: Partial<Record<'send' | 'recv', types.Transport>> = {}
  const endings: (() => void)[] = []

  /** Nothing goes on behind the back of a closed session. */
  async function assertOpen<Value>(promise: Promise<Value>): Promise<Value> {
    const value = await promise
    if (isClosed) throw new MediaSessionClosedError()
    return value
  }

  async function openTransport(device: types.Device, direction: 'send' | 'recv'): Promise<types.Transport> {
    const { params } = await assertOpen(signaling.request(`create-${direction}-transport`, {}))
    const options = params as unknown as types.TransportOptions
    const transport = direction === 'send' ? device.createSendTransport(options) : device.createRecvTransport(options)
    transports[direction] = transport
    transport.on('connect', ({ dtlsParameters }, done, failed) => {
      void settle(signaling.request(`connect-${direction}-transport`, { dtlsParameters }), done, failed)
    })
    transport.on('produce', ({ kind, rtpParameters }, done, failed) => {
      void settle(signaling.request('produce', { kind, rtpParameters }), done, failed)
    })
    endings.push(watchTransport(transport, () => emit({ kind: 'broken' })))
    return transport
  }

  return {
    incoming,

    /** @throws {SignalingError | SessionClosed | UnsupportedError} */
    async join(body: SignalingBodies['join-room']): Promise<void> {
      const [{ rtpCapabilities }, device] = await assertOpen(
        Promise.all([signaling.request('join-room', body), createDevice()]),
      )
      await assertOpen(device.load({ routerRtpCapabilities: rtpCapabilities }))
      // Answered in the order in which they are asked: none waits here for the answer to the one before.
      await Promise.all([
        assertOpen(signaling.request('set-rtp-capabilities', { rtpCapabilities: device.recvRtpCapabilities })),
        openTransport(device, 'send').then((send) => {
          void outgoing.audio.start(send)
          void outgoing.video.start(send)
        }),
        openTransport(device, 'recv').then((receive) => incoming.start(receive)),
      ])
    },

    send: (kind: MediaKind, what: OutgoingTrack): Promise<void> => outgoing[kind].update(what),
    limitVideo: (encoding: Partial<RTCRtpEncodingParameters>): Promise<void> => outgoing.video.limit(encoding),

    /** Of what is sent, and of what is received. */
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

/** mediasoup-client wants to be called back. */
async function settle<Answer>(
  requested: Promise<Answer>,
  done: (response: Answer) => void,
  failed: (error: Error) => void,
): Promise<void> {
  try {
    done(await requested)
  } catch (error) {
    failed(toError(error))
  }
}

export type MediaSession = ReturnType<typeof createMediaSession>
