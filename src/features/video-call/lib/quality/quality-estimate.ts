import type { ConnectionSample } from './call-stats'

export type WeakSide = 'local' | 'remote'

interface ConnectionQuality {
  /** Bad samples minus good samples, between 0 and `MAX_SCORE`; negative while suppressed. */
  localScore: number
  remoteScore: number
  weakSide: WeakSide | null
}

export const GOOD_QUALITY: ConnectionQuality = { localScore: 0, remoteScore: 0, weakSide: null }
/** Suppresses the hint for 30 samples (one minute) after the user has accepted the lower quality. */
export const SUPPRESSED_QUALITY: ConnectionQuality = { localScore: -30, remoteScore: -30, weakSide: null }

/*
 * Thresholds measured with emulated loss on both sandbox engines (decision 0007). The media server retransmits: packets
 * missing for good were lost on the local link, packets that arrived after a NACK were lost on the remote one. 5 % loss
 * is not noticeable, at 20 % the video stutters.
 */
const HIGH_LOSS = 0.08
/** NACKs per packet: 0.03 to 0.07 at 5 % loss, 0.1 and more at 20 %. One NACK lists all missing packets. */
const HIGH_NACK_RATE = 0.09
/** Measured with 350 ms each way: from here on two people interrupt each other. */
const HIGH_ROUND_TRIP_MS = 600
/** Less is too little for usable video. After a short interruption browsers exceed it again within seconds. */
const LOW_BANDWIDTH_BPS = 150_000
/** A quarter of the sample interval. Only counts together with NACKs, because a busy computer freezes video too. */
const HIGH_FREEZE_MS = 500
/** Counts without NACKs: nothing arrived, so that nothing could be requested again. */
const STALLED_MS = 1_000

/** The number of bad samples that shows the hint of a weak connection. */
export const HINT_THRESHOLD = 3
const MAX_SCORE = 5

const exceeds = (value: number | null, limit: number) => value !== null && value > limit

const isLocalBad = ({ local }: ConnectionSample) =>
  exceeds(local.loss, HIGH_LOSS) ||
  exceeds(local.arrivingLoss, HIGH_LOSS) ||
  exceeds(local.roundTripMs, HIGH_ROUND_TRIP_MS) ||
  (local.availableBps !== null && local.availableBps < LOW_BANDWIDTH_BPS)

const isRemoteBad = ({ remote: { nackRate, frozenMs } }: ConnectionSample) =>
  exceeds(nackRate, HIGH_NACK_RATE) || frozenMs > (exceeds(nackRate, 0) ? HIGH_FREEZE_MS : STALLED_MS)

export const isBadSample = (sample: ConnectionSample): boolean => isLocalBad(sample) || isRemoteBad(sample)

/**
 * A side whose score reaches `HINT_THRESHOLD` is weak until its score is 0 again. The local side is shown
 * first, and a sample that is bad locally counts as good for the remote side.
 */
export function updateQuality(quality: ConnectionQuality, sample: ConnectionSample): ConnectionQuality {
  const isLocalSampleBad = isLocalBad(sample)
  const localScore = count(quality.localScore, isLocalSampleBad)
  const remoteScore = count(quality.remoteScore, isRemoteBad(sample) && !isLocalSampleBad)
  const isWeak = (score: number, weakSide: WeakSide) =>
    score >= HINT_THRESHOLD || (score > 0 && quality.weakSide === weakSide)
  if (isWeak(localScore, 'local')) return { localScore, remoteScore, weakSide: 'local' }
  return { localScore, remoteScore, weakSide: isWeak(remoteScore, 'remote') ? 'remote' : null }
}

const count = (score: number, isBad: boolean): number => {
  if (score < 0) return score + 1
  return isBad ? Math.min(MAX_SCORE, score + 1) : Math.max(0, score - 1)
}
