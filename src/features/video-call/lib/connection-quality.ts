import type { ConnectionSample } from './call-stats'

/** Whose side of the line is too weak for a good picture. */
export type WeakSide = 'local' | 'remote'

export interface ConnectionQuality {
  /** How many samples in a row, more or less, were bad. */
  localScore: number
  remoteScore: number
  weakSide: WeakSide | null
}

export const GOOD_QUALITY: ConnectionQuality = { localScore: 0, remoteScore: 0, weakSide: null }
/** Who has just helped is not asked again for about a minute. */
export const SUPPRESSED_QUALITY: ConnectionQuality = { localScore: -30, remoteScore: -30, weakSide: null }

/*
 * Seen over lines made weak on purpose, on both engines of the sandbox (decision 0052). Media servers ask a sender again for what
 * is missing, and pass it on late: what is missing here for good was lost on the doctor's own way, what had to be asked for
 * and came was lost on the other one. With 5 % of the packets lost nobody sees or hears anything of it; with 20 % the picture jerks.
 */
const HIGH_LOSS = 0.08
/** At 5 % loss a browser asks 3 to 7 times in a hundred packets, at 20 % from 10 times on: a request names all that is missing. */
const HIGH_NACK_RATE = 0.09
/** From here on two people interrupt each other; seen with 350 ms each way. */
const HIGH_ROUND_TRIP_MS = 600
/** Below it a picture is smaller than a stamp. After a short trouble browsers are above it again within seconds. */
const LOW_BANDWIDTH_BPS = 150_000
/** A quarter of the time between two samples. A computer that is busy holds the picture up too, but is not asked for anything then. */
const HIGH_FREEZE_MS = 500
/** Nothing came at all for a while: there is nothing to ask for either. */
const STALLED_MS = 1_000

const SHOW_THRESHOLD = 3
const MAX_SCORE = 5

const exceeds = (value: number | null, limit: number) => value !== null && value > limit

const isLocalBad = ({ local: localScore }: ConnectionSample) =>
  exceeds(localScore.loss, HIGH_LOSS) ||
  exceeds(localScore.arrivingLoss, HIGH_LOSS) ||
  exceeds(localScore.roundTripMs, HIGH_ROUND_TRIP_MS) ||
  (localScore.availableBps !== null && localScore.availableBps < LOW_BANDWIDTH_BPS)

const isRemoteBad = ({ remote: { nackRate, frozenMs } }: ConnectionSample) =>
  exceeds(nackRate, HIGH_NACK_RATE) || frozenMs > (exceeds(nackRate, 0) ? HIGH_FREEZE_MS : STALLED_MS)

/**
 * Three bad samples show a weakness, and as many good ones as there were bad ones take it away: a single one does neither.
 * As long as the doctor's own side is weak, nothing is said about the other one.
 */
export function updateQuality(quality: ConnectionQuality, sample: ConnectionSample): ConnectionQuality {
  const isLocal = isLocalBad(sample)
  const localScore = count(quality.localScore, isLocal)
  const remoteScore = count(quality.remoteScore, isRemoteBad(sample) && !isLocal)
  const isWeak = (score: number, weakSide: WeakSide) =>
    score >= SHOW_THRESHOLD || (score > 0 && quality.weakSide === weakSide)
  if (isWeak(localScore, 'local')) return { localScore, remoteScore, weakSide: 'local' }
  return { localScore, remoteScore, weakSide: isWeak(remoteScore, 'remote') ? 'remote' : null }
}

const count = (score: number, isBad: boolean): number => {
  if (score < 0) return score + 1
  return isBad ? Math.min(MAX_SCORE, score + 1) : Math.max(0, score - 1)
}
