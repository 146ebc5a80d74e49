import { type CallState, NOT_JOINED, type Peer, withoutReceived, withPeer, withReceived } from './call-state.ts'
import { createChannel, RequestRejected } from './channel.ts'
import { type MediaSession, openMediaSession } from './media-session.ts'
import { type Kind, openDevices, stopDevices, trackOf } from './local-devices.ts'

/** After the platform has hung up on purpose; everything else Socket.IO mends itself. */
const REJOIN_DELAY_MS = 1000
/** Who has come in and sends nothing within this has camera or microphone switched off, and comes back like that. */
const LEAVE_TIMEOUT_MS = 3000

export interface CallOptions {
  room: string
  name: string
  /** Receives what the other side sends. */
  remote: MediaStream
  onChange: (state: CallState) => void
  onOwnStream: (stream: MediaStream) => void
}

/** One person's side of a consultation, as a patient's browser has it. */
export const createCall = ({ room, name, remote, onChange, onOwnStream }: CallOptions) => {
  const channel = createChannel(name)
  const { socket } = channel
  let state = NOT_JOINED
  let own = new MediaStream()
  /** What is told while it is still being opened waits for it. */
  let session: Promise<MediaSession> | null = null
  let isReconnection = false
  /** Raised whenever the media begin anew or end, so that what was under way then is given up. */
  let stay = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  const change = (changes: Partial<CallState>): void => {
    state = { ...state, ...changes }
    onChange(state)
  }
  const changePeer = (to: (peer: Peer) => Peer): void => change(withPeer(state, to))

  const closeSession = (): void => {
    stay += 1
    session?.then(
      (opened) => opened.close(),
      // One that could not be opened has said so, and needs no closing.
      () => undefined,
    )
    session = null
  }

  /** What fails because the connection went, or the media began anew, is made good by coming back. */
  const ifActive = (failed: (error: unknown) => void): ((error: unknown) => void) => {
    const current = stay
    return (error) => {
      if (stay === current && socket.connected) failed(error)
    }
  }

  const end = (status: CallState['status'], reason = ''): void => {
    closeSession()
    stopDevices(own)
    isReconnection = false
    change({ ...NOT_JOINED, status, reason })
    socket.disconnect()
  }

  const open = async (): Promise<MediaSession> => {
    const { rtpCapabilities } = await channel.sendRequest('join-room', { roomId: room, isReconnection })
    isReconnection = true
    const onFailed = ifActive(() => void enter())
    return openMediaSession({ channel, routerRtpCapabilities: rtpCapabilities, own, remote, onFailed })
  }

  const enter = async (): Promise<void> => {
    closeSession()
    const failed = ifActive((error) => end('failed', error instanceof Error ? error.message : String(error)))
    const entered = stay
    try {
      session = open()
      const opened = await session
      if (stay !== entered) return
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
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), REJOIN_DELAY_MS)
  })
  socket.on('connect_error', () => change({ status: 'reconnecting' }))

  socket.on('peer-joined', ({ userName }) => {
    change({ peer: { name: userName, isLost: false, receives: {}, isSettled: false } })
    clearTimeout(settling)
    settling = setTimeout(() => changePeer((peer) => ({ ...peer, isSettled: true })), LEAVE_TIMEOUT_MS)
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
        // What is not there any more when it is asked for need not be received.
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

  const sendsNow = (kind: Kind) => {
    const track = trackOf(own, kind)
    return track ? (track.enabled ? 'on' : 'off') : null
  }

  return {
    async join(): Promise<void> {
      change({ status: 'entering' })
      own = await openDevices()
      onOwnStream(own)
      change({ sends: { audio: sendsNow('audio'), video: sendsNow('video') } })
      socket.connect()
    },

    async leave(): Promise<void> {
      // Said if it can be; the seat is given up in a minute anyway.
      if (socket.connected) await channel.sendRequest('leave-room').catch(() => undefined)
      end('left')
    },

    /** Cuts the connection without a word, as a failing network does. */
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
      const track = trackOf(own, kind)
      if (!track) return
      const isOn = !track.enabled
      track.enabled = isOn
      change({ sends: { ...state.sends, [kind]: isOn ? 'on' : 'off' } })
      const switched = session?.then((opened) => opened.switchOwn(kind, isOn))
      await switched?.catch(ifActive(() => void enter()))
    },
  }
}

export type Call = ReturnType<typeof createCall>
