import type { types } from 'mediasoup-client'
import { toError } from './to-error'
import type { Signaling } from './signaling'

/** What the other side is to see or hear; a track that is only paused can go on at once. */
export interface OutgoingTrack {
  track: MediaStreamTrack | null
  isPaused: boolean
}

const NO_TRACK: OutgoingTrack = { track: null, isPaused: true }
/** A weak line degrades the picture within this, instead of freezing it. One encoding: not every media server takes more. */
const MAX_VIDEO_BPS = 1_500_000
const VIDEO_START_KBPS = 600

interface OutgoingOptions {
  kind: types.MediaKind
  signaling: Pick<Signaling, 'request'>
  onFailed: (error: Error) => void
}

/**
 * One kind of what is sent. It is told what should be sent, as often as that changes, and works its way there one step after
 * the other: whatever was wanted last is what the other side ends up with.
 */
export function createOutgoingMedia({ kind, signaling, onFailed }: OutgoingOptions) {
  let desired = NO_TRACK
  let transport: types.Transport | null = null
  let producer: types.Producer | null = null
  let isPausedOnServer = false
  let encodingLimit: Partial<RTCRtpEncodingParameters> | null = null
  let working: Promise<void> | null = null
  /** So that none is missed which comes while the last step is being ended. */
  let changes = 0
  let isClosed = false

  const isInactive = () => desired.isPaused || desired.track === null

  async function produce(on: types.Transport, track: MediaStreamTrack): Promise<void> {
    producer = await on.produce({
      track,
      // Tracks belong to whoever opened them: they outlast a connection, and mute at once.
      stopTracks: false,
      disableTrackOnPause: false,
      ...(kind === 'video' && {
        encodings: [{ maxBitrate: MAX_VIDEO_BPS }],
        codecOptions: { videoGoogleStartBitrate: VIDEO_START_KBPS },
      }),
    })
    isPausedOnServer = false
    if (encodingLimit) await producer.setRtpEncodingParameters(encodingLimit)
  }

  /** The next step towards what is wanted; false when there is none. */
  async function step(): Promise<boolean> {
    if (!transport || isClosed) return false
    if (!producer) {
      if (!desired.track) return false
      await produce(transport, desired.track)
      return true
    }
    if (isInactive() && !isPausedOnServer) {
      producer.pause()
      isPausedOnServer = true
      await signaling.request('pause-producer', { kind })
      return true
    }
    if (producer.track !== desired.track) {
      await producer.replaceTrack({ track: desired.track })
      return true
    }
    if (!isInactive() && isPausedOnServer) {
      producer.resume()
      isPausedOnServer = false
      await signaling.request('resume-producer', { kind })
      return true
    }
    return false
  }

  async function reconcile(): Promise<void> {
    let handled: number
    do {
      handled = changes
      try {
        while (await step());
      } catch (error) {
        if (!isClosed) onFailed(toError(error))
      }
    } while (handled !== changes && !isClosed)
    working = null
  }
  function scheduleReconcile(): Promise<void> {
    changes += 1
    working ??= reconcile()
    return working
  }

  return {
    /** Settles when the other side has what was wanted. */
    update(next: OutgoingTrack): Promise<void> {
      desired = next
      return scheduleReconcile()
    },
    start(on: types.Transport): Promise<void> {
      transport = on
      return scheduleReconcile()
    },
    async limit(encoding: Partial<RTCRtpEncodingParameters>): Promise<void> {
      encodingLimit = encoding
      await producer?.setRtpEncodingParameters(encoding)
    },
    close(): void {
      isClosed = true
      producer?.close()
    },
  }
}
