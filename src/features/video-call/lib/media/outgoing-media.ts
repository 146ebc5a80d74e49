import type { types } from 'mediasoup-client'
import type { Signaling } from '../signaling/signaling'

/** Track for the peer; a paused track keeps its producer, so that it can resume at once. */
export interface OutgoingTrack {
  track: MediaStreamTrack | null
  isPaused: boolean
}

export const NO_TRACK: OutgoingTrack = { track: null, isPaused: true }
export const MAX_VIDEO_BPS = 1_500_000
const VIDEO_START_KBPS = 600
/**
 * FEC is requested here, because a router need not ask for it. If any Opus option is set, mediasoup-client removes NACK,
 * unless that is set too.
 */
const AUDIO_OPTIONS = { opusFec: true, opusNack: true }

interface OutgoingOptions {
  kind: types.MediaKind
  signaling: Pick<Signaling, 'request'>
  onFailed: (error: Error) => void
}

/** `update` sets the desired track; the producer is reconciled step by step and may skip intermediate states. */
export function createOutgoingMedia({ kind, signaling, onFailed }: OutgoingOptions) {
  let desired = NO_TRACK
  let transport: types.Transport | null = null
  let producer: types.Producer | null = null
  let encodingLimit: Partial<RTCRtpEncodingParameters> | null = null
  /** If there is still no producer after the first request, the platform has rejected it: only an active track tries again. */
  let isProduceRequested = false
  let queue = Promise.resolve()
  let isClosed = false

  const isInactive = () => desired.isPaused || desired.track === null

  async function produce(on: types.Transport, track: MediaStreamTrack): Promise<void> {
    producer = await on.produce({
      track,
      // `local-tracks.ts` owns the tracks, which outlive the producer, and mutes them without a delay.
      stopTracks: false,
      disableTrackOnPause: false,
      codecOptions: kind === 'video' ? { videoGoogleStartBitrate: VIDEO_START_KBPS } : AUDIO_OPTIONS,
      // One encoding, because not every media server accepts simulcast.
      ...(kind === 'video' && { encodings: [{ maxBitrate: MAX_VIDEO_BPS, ...encodingLimit }] }),
    })
  }

  async function step(): Promise<boolean> {
    if (!transport || isClosed) return false
    if (!producer) {
      if (!desired.track || (isProduceRequested && isInactive())) return false
      isProduceRequested = true
      await produce(transport, desired.track)
      return true
    }
    // Because `disableTrackOnPause` is false, the `paused` flag only mirrors the state on the server.
    if (isInactive() && !producer.paused) {
      producer.pause()
      try {
        await signaling.request('pause-producer', { kind })
      } catch (error) {
        // Of a track that is active again, a failed pause is no failure: the next step resumes the producer.
        if (isInactive()) throw error
      }
      return true
    }
    if (producer.track !== desired.track) {
      await producer.replaceTrack({ track: desired.track })
      return true
    }
    if (!isInactive() && producer.paused) {
      await signaling.request('resume-producer', { kind })
      producer.resume()
      return true
    }
    return false
  }

  async function reconcile(): Promise<void> {
    try {
      while (await step());
    } catch (error) {
      if (!isClosed) onFailed(error as Error)
    }
  }
  const scheduleReconcile = () => (queue = queue.then(reconcile))

  return {
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
      // A producer that is being requested has the earlier limit.
      await queue
      await producer?.setRtpEncodingParameters(encoding)
    },
    /** The producer closes with its transport. */
    close: () => void (isClosed = true),
  }
}
