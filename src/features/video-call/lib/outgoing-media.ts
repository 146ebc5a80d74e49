import type { types } from 'mediasoup-client'
import { failureOf } from './to-error'
import type { Signaling } from './signaling'

/** What the other side is to see or hear; a track that is only paused can go on at once. */
export interface Outgoing {
  track: MediaStreamTrack | null
  isPaused: boolean
}

const NOTHING: Outgoing = { track: null, isPaused: true }
/** A weak line degrades the picture within this, instead of freezing it. One encoding: not every media server takes more. */
const VIDEO_CEILING_BPS = 1_500_000
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
  let wanted = NOTHING
  let transport: types.Transport | null = null
  let producer: types.Producer | null = null
  let isPausedThere = false
  let ceiling: Partial<RTCRtpEncodingParameters> | null = null
  let working: Promise<void> | null = null
  /** So that none is missed which comes while the last step is being ended. */
  let changes = 0
  let isClosed = false

  const isSilent = () => wanted.isPaused || wanted.track === null

  async function produce(on: types.Transport, track: MediaStreamTrack): Promise<void> {
    producer = await on.produce({
      track,
      // Tracks belong to whoever opened them: they outlast a connection, and mute at once.
      stopTracks: false,
      disableTrackOnPause: false,
      ...(kind === 'video' && {
        encodings: [{ maxBitrate: VIDEO_CEILING_BPS }],
        codecOptions: { videoGoogleStartBitrate: VIDEO_START_KBPS },
      }),
    })
    isPausedThere = false
    if (ceiling) await producer.setRtpEncodingParameters(ceiling)
  }

  /** The next step towards what is wanted; false when there is none. */
  async function step(): Promise<boolean> {
    if (!transport || isClosed) return false
    if (!producer) {
      if (!wanted.track) return false
      await produce(transport, wanted.track)
      return true
    }
    if (isSilent() && !isPausedThere) {
      producer.pause()
      isPausedThere = true
      await signaling.request('pause-producer', { kind })
      return true
    }
    if (producer.track !== wanted.track) {
      await producer.replaceTrack({ track: wanted.track })
      return true
    }
    if (!isSilent() && isPausedThere) {
      producer.resume()
      isPausedThere = false
      await signaling.request('resume-producer', { kind })
      return true
    }
    return false
  }

  async function work(): Promise<void> {
    let handled: number
    do {
      handled = changes
      try {
        while (await step());
      } catch (error) {
        if (!isClosed) onFailed(failureOf(error))
      }
    } while (handled !== changes && !isClosed)
    working = null
  }
  function goOn(): Promise<void> {
    changes += 1
    working ??= work()
    return working
  }

  return {
    /** Settles when the other side has what was wanted. */
    want(next: Outgoing): Promise<void> {
      wanted = next
      return goOn()
    },
    begin(on: types.Transport): Promise<void> {
      transport = on
      return goOn()
    },
    async limit(encoding: Partial<RTCRtpEncodingParameters>): Promise<void> {
      ceiling = encoding
      await producer?.setRtpEncodingParameters(encoding)
    },
    close(): void {
      isClosed = true
      producer?.close()
    },
  }
}
