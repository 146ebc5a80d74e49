import type { types } from 'mediasoup-client'
import { toSentencePart } from '@/shared/lib/text'
import {
  createMediaSession,
  type MediaSessionEvent,
  type MediaSession,
  MediaSessionClosedError,
} from './media/media-session'
import { NO_TRACK, type OutgoingTrack } from './media/outgoing-media'
import { type CallSocketOptions, openCallSocket, type SocketEvent } from './signaling/call-socket'
import {
  createSignaling,
  type SignalingBodies,
  type SignalingEvent,
  type SignalingRequest,
  type SignalingSocket,
} from './signaling/signaling'

type PeerEvent =
  | { kind: 'peerJoined'; name: string }
  | { kind: 'peerLeft' | 'peerDisconnected' }
  | { kind: 'peerPausedChanged'; media: types.MediaKind; isPaused: boolean }

export type CallSessionEvent =
  | SocketEvent
  | MediaSessionEvent
  | PeerEvent
  | { kind: 'malformed'; message: SignalingEvent | SignalingRequest; fields: readonly string[] }

interface CallSessionOptions extends Omit<CallSocketOptions, 'onEvent'> {
  onEvent: (sessionEvent: CallSessionEvent) => void
  createDevice?: () => Promise<types.Device>
}

/** The socket is closed after this time even without an acknowledgement of `leave-room`. */
const LEAVE_TIMEOUT_MS = 2_000
/** The name is sent by the browser of the peer, in any length. */
const MAX_NAME_LENGTH = 100
const FAILURES: readonly MediaSessionEvent['kind'][] = ['receivingFailed', 'sendingFailed', 'broken']

/** Signaling connection to the call server, with one media session at a time on top of it. */
export function openCallSession({ onEvent, createDevice, ...options }: CallSessionOptions) {
  let isClosed = false
  const emit = (sessionEvent: CallSessionEvent) => {
    if (!isClosed) onEvent(sessionEvent)
  }
  const connection = openCallSocket({ ...options, onEvent: emit })
  // Socket.IO types its listeners by a map of events; the signaling parses every payload itself.
  const socket = connection.socket as unknown as SignalingSocket
  const signaling = createSignaling({
    socket,
    onMalformed: (message, fields) => emit({ kind: 'malformed', message, fields }),
  })
  const outgoing: Record<types.MediaKind, OutgoingTrack> = { audio: NO_TRACK, video: NO_TRACK }
  let encodingLimit: Partial<RTCRtpEncodingParameters> | null = null
  /** Producers of all media sessions of this call: the platform may announce a producer of the previous one. */
  const localProducers = new Set<string>()
  let mediaSession: MediaSession | null = null

  const stopListening = signaling.listen({
    'peer-joined': ({ userName }) => {
      mediaSession?.incoming.peerJoined()
      emit({ kind: 'peerJoined', name: toSentencePart(userName ?? '', MAX_NAME_LENGTH) })
    },
    'peer-left': () => {
      mediaSession?.incoming.peerLeft()
      emit({ kind: 'peerLeft' })
    },
    'peer-disconnected': () => emit({ kind: 'peerDisconnected' }),
    'new-producer': (producer) => mediaSession?.incoming.producerAdded(producer),
    'producer-paused': ({ kind }) => setPeerPaused(kind, true),
    'producer-resumed': ({ kind }) => setPeerPaused(kind, false),
    'consumer-closed': ({ consumerId }) => mediaSession?.incoming.consumerClosed(consumerId),
  })
  function setPeerPaused(media: types.MediaKind, isPaused: boolean): void {
    mediaSession?.incoming.setPaused(media, isPaused)
    emit({ kind: 'peerPausedChanged', media, isPaused })
  }
  /** Requests fail while the connection is lost. They are not reported, because a rejoin rebuilds the media session. */
  function emitMediaEvent(sessionEvent: MediaSessionEvent): void {
    if (socket.connected || !FAILURES.includes(sessionEvent.kind)) emit(sessionEvent)
  }

  return {
    /**
     * Replaces the previous media session: every recovery is a rejoin (decision 0007).
     * @throws {SignalingError | MediaSessionClosedError | UnsupportedError}
     */
    async join(body: SignalingBodies['join-room']): Promise<void> {
      mediaSession?.close()
      const joining = createMediaSession({
        signaling,
        localProducers,
        onEvent: emitMediaEvent,
        ...(createDevice && { createDevice }),
      })
      mediaSession = joining
      // Set before joining, so that a join is complete only when the media are sent.
      if (encodingLimit) void joining.limitVideo(encodingLimit)
      for (const kind of ['audio', 'video'] as const) void joining.send(kind, outgoing[kind])
      try {
        await joining.join(body)
      } catch (error) {
        const isReplaced = mediaSession !== joining
        joining.close()
        // After a lost connection the room is joined again anyway.
        throw isReplaced || isClosed || !socket.connected ? new MediaSessionClosedError() : error
      }
    },

    send(kind: types.MediaKind, what: OutgoingTrack): void {
      outgoing[kind] = what
      void mediaSession?.send(kind, what)
    },

    async limitVideo(encoding: Partial<RTCRtpEncodingParameters>): Promise<void> {
      encodingLimit = encoding
      await mediaSession?.limitVideo(encoding)
    },
    stats: async () => (await mediaSession?.stats()) ?? null,
    retry: () => connection.retry(),
    renew: () => connection.renew(),
    /** Also ends the media, which would go on without the signaling. */
    stop(): void {
      mediaSession?.close()
      connection.stop()
    },

    /** Sends `leave-room` and closes. Rejects if the platform did not acknowledge it. */
    async leave(): Promise<void> {
      if (isClosed) return
      mediaSession?.close()
      isClosed = true
      stopListening()
      const close = setTimeout(() => connection.close(), LEAVE_TIMEOUT_MS)
      try {
        await signaling.request('leave-room', {})
      } finally {
        clearTimeout(close)
        connection.close()
      }
    },
  }
}

export type CallSession = ReturnType<typeof openCallSession>
