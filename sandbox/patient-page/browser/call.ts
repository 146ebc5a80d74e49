import { type CallState, NOT_JOINED, type Peer, withoutReceived, withPeer, withReceived } from './call-state.ts'
import { createChannel, RequestRejected } from './channel.ts'
import { type MediaSession, openMediaSession } from './media-session.ts'
import { type Kind, openDevices, stopDevices, trackOf } from './local-devices.ts'

/** Delay after a disconnect by the server, the only case in which Socket.IO does not reconnect by itself. */
const REJOIN_DELAY_MS = 1000
/** A peer that sends no media within this time after joining has its camera or microphone off. */
const MEDIA_TIMEOUT_MS = 3000

export interface CallOptions {
  room: string
  name: string
  /** Gets the tracks of the peer. */
  remote: MediaStream
  onChange: (state: CallState) => void
  onLocalStream: (stream: MediaStream) => void
}

export const createCall = ({ room, name, remote, onChange, onLocalStream }: CallOptions) => {
  const channel = createChannel(name)
  const { socket } = channel
  let state = NOT_JOINED
  let local = new MediaStream()
  let joins = 0
  /** A promise, so that events received while it is being opened are queued. */
  let session: Promise<MediaSession> | null = null
  let isReconnection = false
  /** Incremented when the media session is replaced or closed, so that pending results are ignored. */
  let sessionId = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  const change = (changes: Partial<CallState>): void => {
    state = { ...state, ...changes }
    onChange(state)
  }
  const changePeer = (to: (peer: Peer) => Peer): void => change(withPeer(state, to))

  const closeSession = (): void => {
    sessionId += 1
    session?.then(
      (opened) => opened.close(),
      // `enter` has handled the error.
      () => undefined,
    )
    session = null
  }

  /** Ignores errors of a replaced session or a lost connection: rejoining recovers from them. */
  const ifActive = (failed: (error: unknown) => void): ((error: unknown) => void) => {
    const current = sessionId
    return (error) => {
      if (sessionId === current && socket.connected) failed(error)
    }
  }

  const end = (status: CallState['status'], reason = ''): void => {
    closeSession()
    stopDevices(local)
    isReconnection = false
    change({ ...NOT_JOINED, status, reason })
    socket.disconnect()
  }

  const open = async (): Promise<MediaSession> => {
    const { rtpCapabilities } = await channel.sendRequest('join-room', { roomId: room, isReconnection })
    isReconnection = true
    const onFailed = ifActive(() => void enter())
    return openMediaSession({ channel, routerRtpCapabilities: rtpCapabilities, local, remote, onFailed })
  }

  const enter = async (): Promise<void> => {
    closeSession()
    const failed = ifActive((error) => end('failed', error instanceof Error ? error.message : String(error)))
    const entered = sessionId
    try {
      session = open()
      const opened = await session
      if (sessionId !== entered) return
      change({ status: 'inside' })
      await opened.sendAll()
    } catch (error) {
      failed(error)
    }
  }

  socket.on('connect', () => void enter())
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    closeSession()
    change({ status: 'reconnecting', peer: null })
    if (reason !== 'io server disconnect') return
    setTimeout(() => {
      if (state.status === 'reconnecting') socket.connect()
    }, REJOIN_DELAY_MS)
  })
  socket.on('connect_error', () => change({ status: 'reconnecting' }))

  socket.on('peer-joined', ({ userName }) => {
    change({ peer: { name: userName, isLost: false, receives: {}, isSettled: false } })
    clearTimeout(settling)
    settling = setTimeout(() => changePeer((peer) => ({ ...peer, isSettled: true })), MEDIA_TIMEOUT_MS)
  })
  socket.on('peer-disconnected', () => changePeer((peer) => ({ ...peer, isLost: true })))
  socket.on('peer-left', () => change({ peer: null }))
  socket.on('producer-paused', ({ kind }) => change(withReceived(state, kind, true)))
  socket.on('producer-resumed', ({ kind }) => change(withReceived(state, kind, false)))
  socket.on('new-producer', ({ producerId, kind }) => {
    change(withReceived(state, kind, false))
    const received = session?.then((opened) => opened.receive(producerId))
    received?.catch(
      ifActive((error) => {
        // The producer was closed before it could be consumed.
        if (error instanceof RequestRejected) change(withoutReceived(state, kind))
        else void enter()
      }),
    )
  })
  socket.on('consumer-closed', ({ consumerId }) => {
    const stopped = session?.then((opened) => opened.stopReceiving(consumerId))
    stopped?.then(
      (kind) => {
        if (kind) change(withoutReceived(state, kind))
      },
      ifActive(() => void enter()),
    )
  })

  const sentState = (kind: Kind) => {
    const track = trackOf(local, kind)
    return track ? (track.enabled ? 'on' : 'off') : null
  }

  return {
    async join(): Promise<void> {
      change({ status: 'entering' })
      const attempt = (joins += 1)
      const opened = await openDevices()
      // The patient may have left, and joined again.
      if (state.status === 'left' || attempt !== joins) return stopDevices(opened)
      local = opened
      onLocalStream(local)
      change({ sends: { audio: sentState('audio'), video: sentState('video') } })
      if (state.status === 'entering') socket.connect()
    },

    async leave(): Promise<void> {
      // Optional: the platform removes a disconnected participant after a minute.
      if (socket.connected) await channel.sendRequest('leave-room').catch(() => undefined)
      end('left')
    },

    /** Disconnects without leaving the room, like a failing network. */
    simulateDisconnect(): void {
      closeSession()
      socket.disconnect()
      change({ status: 'away', peer: null })
    },

    rejoin(): void {
      change({ status: 'entering' })
      socket.connect()
    },

    async toggleLocal(kind: Kind): Promise<void> {
      const track = trackOf(local, kind)
      if (!track) return
      const isOn = !track.enabled
      track.enabled = isOn
      change({ sends: { ...state.sends, [kind]: isOn ? 'on' : 'off' } })
      const switched = session?.then((opened) => opened.switchLocal(kind, isOn))
      await switched?.catch(ifActive(() => void enter()))
    },
  }
}
