import type { types } from 'mediasoup-client'
import { type CallSocketOptions, openCallSocket, type SocketFact } from './call-socket'
import { createMediaSession, type MediaFact, type MediaSession, SessionClosed } from './media-session'
import type { Outgoing } from './outgoing-media'
import { createSignaling, type SignalingSocket } from './signaling'
import type { SignalingBodies, SignalingEvent } from './signaling-messages'

export type PeerFact =
  | { kind: 'peerJoined' | 'peerLeft' | 'peerDisconnected'; name: string }
  | { kind: 'peerSwitched'; media: types.MediaKind; isPaused: boolean }

export type LineFact = SocketFact | MediaFact | PeerFact | { kind: 'malformed'; event: SignalingEvent }

export interface LineOptions extends Omit<CallSocketOptions, 'tell'> {
  tell: (fact: LineFact) => void
  createDevice?: () => Promise<types.Device>
}

const NOTHING: Outgoing = { track: null, isPaused: true }
/** The other side should hear of it, but nobody waits for that. */
const GOODBYE_MS = 2_000

/** The way to the other participant: one connection, and on it one media session after the other. */
export function openCallLine({ tell, createDevice, ...options }: LineOptions) {
  let isClosed = false
  const say = (fact: LineFact) => {
    if (!isClosed) tell(fact)
  }
  const connection = openCallSocket({ ...options, tell: say })
  // Socket.IO types its listeners by a map of events; the signalling parses every payload itself.
  const socket = connection.socket as unknown as SignalingSocket
  const signaling = createSignaling({ socket, onMalformed: (event) => say({ kind: 'malformed', event }) })
  const outgoing: Record<types.MediaKind, Outgoing> = { audio: NOTHING, video: NOTHING }
  let ceiling: Partial<RTCRtpEncodingParameters> | null = null
  let session: MediaSession | null = null

  const stopListening = signaling.listen({
    'peer-joined': ({ userName }) => {
      session?.incoming.peerJoined()
      say({ kind: 'peerJoined', name: userName })
    },
    'peer-left': ({ userName }) => {
      session?.incoming.peerLeft()
      say({ kind: 'peerLeft', name: userName })
    },
    'peer-disconnected': ({ userName }) => say({ kind: 'peerDisconnected', name: userName }),
    'new-producer': (offer) => {
      session?.incoming.offered(offer)
      say({ kind: 'peerSwitched', media: offer.kind, isPaused: false })
    },
    'producer-paused': ({ kind }) => switched(kind, true),
    'producer-resumed': ({ kind }) => switched(kind, false),
    'consumer-closed': ({ consumerId }) => session?.incoming.closed(consumerId),
  })
  function switched(media: types.MediaKind, isPaused: boolean): void {
    session?.incoming.switched(media, isPaused)
    say({ kind: 'peerSwitched', media, isPaused })
  }
  /** While the connection is lost requests fail, and everything is built anew afterwards. */
  function sayOfSession(fact: MediaFact): void {
    const isFailure = fact.kind === 'receivingFailed' || fact.kind === 'sendingFailed'
    if (!isFailure || socket.connected) say(fact)
  }

  return {
    /**
     * Takes the place of the session before, if there was one: rejoining is how everything recovers.
     * @throws {SignalingError | SessionClosed | UnsupportedError}
     */
    async join(body: SignalingBodies['join-room']): Promise<void> {
      session?.close()
      const joining = createMediaSession({ signaling, tell: sayOfSession, ...(createDevice && { createDevice }) })
      session = joining
      try {
        await joining.join(body)
      } catch (error) {
        const isReplaced = session !== joining
        joining.close()
        throw isReplaced || isClosed ? new SessionClosed() : error
      }
      if (ceiling) void joining.limitVideo(ceiling)
      for (const kind of ['audio', 'video'] as const) void joining.send(kind, outgoing[kind])
    },

    /** What the other side is to get, now and in every session to come. */
    send(kind: types.MediaKind, what: Outgoing): void {
      outgoing[kind] = what
      void session?.send(kind, what)
    },

    /** What the picture may take, now and in every session to come. */
    async limitVideo(encoding: Partial<RTCRtpEncodingParameters>): Promise<void> {
      ceiling = encoding
      await session?.limitVideo(encoding)
    },
    stats: async () => (await session?.stats()) ?? null,
    retry: () => connection.retry(),
    renew: () => connection.renew(),

    /** Says goodbye where the room had been entered, and closes. Rejects where the platform did not answer that. */
    async leave(): Promise<void> {
      if (isClosed) return
      session?.close()
      isClosed = true
      stopListening()
      const close = setTimeout(() => connection.close(), GOODBYE_MS)
      try {
        await signaling.request('leave-room', {})
      } finally {
        clearTimeout(close)
        connection.close()
      }
    },

    /** Without a word. */
    close(): void {
      if (isClosed) return
      session?.close()
      isClosed = true
      stopListening()
      connection.close()
    },
  }
}

export type CallLine = ReturnType<typeof openCallLine>
