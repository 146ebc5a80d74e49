import type { LineSample } from './call-stats'

/** Whose side of the line is too weak for a good picture. */
export type Weakness = 'mine' | 'theirs'

export interface LineQuality {
  /** How many samples in a row, more or less, were bad. */
  mine: number
  theirs: number
  weakness: Weakness | null
}

export const GOOD_LINE: LineQuality = { mine: 0, theirs: 0, weakness: null }
/** Who has just helped is not asked again for about a minute. */
export const RESTING_LINE: LineQuality = { mine: -30, theirs: -30, weakness: null }

/*
 * Seen over lines made weak on purpose, on both engines of the sandbox (decision 0052). Media servers ask a sender again for what
 * is missing, and pass it on late: what is missing here for good was lost on the doctor's own way, what had to be asked for
 * and came was lost on the other one. With 5 % of the packets lost nobody sees or hears anything of it; with 20 % the picture jerks.
 */
const HIGH_LOSS = 0.08
/** At 5 % loss a browser asks 3 to 7 times in a hundred packets, at 20 % from 10 times on: a request names all that is missing. */
const MANY_HOLES = 0.09
/** From here on two people interrupt each other; seen with 350 ms each way. */
const LONG_ROUND_TRIP_MS = 600
/** Below it a picture is smaller than a stamp. After a short trouble browsers are above it again within seconds. */
const NARROW_BPS = 150_000
/** A quarter of the time between two samples. A computer that is busy holds the picture up too, but is not asked for anything then. */
const LONG_FREEZE_MS = 500
/** Nothing came at all for a while: there is nothing to ask for either. */
const STANDSTILL_MS = 1_000

const SHOWN_FROM = 3
const MOST = 5

const exceeds = (value: number | null, limit: number) => value !== null && value > limit

const isMineBad = ({ mine }: LineSample) =>
  exceeds(mine.loss, HIGH_LOSS) ||
  exceeds(mine.arrivingLoss, HIGH_LOSS) ||
  exceeds(mine.roundTripMs, LONG_ROUND_TRIP_MS) ||
  (mine.availableBps !== null && mine.availableBps < NARROW_BPS)

const isTheirsBad = ({ theirs: { holes, frozenMs } }: LineSample) =>
  exceeds(holes, MANY_HOLES) || frozenMs > (exceeds(holes, 0) ? LONG_FREEZE_MS : STANDSTILL_MS)

/**
 * Three bad samples show a weakness, and as many good ones as there were bad ones take it away: a single one does neither.
 * As long as the doctor's own side is weak, nothing is said about the other one.
 */
export function weigh(quality: LineQuality, sample: LineSample): LineQuality {
  const isMine = isMineBad(sample)
  const mine = count(quality.mine, isMine)
  const theirs = count(quality.theirs, isTheirsBad(sample) && !isMine)
  const isWeak = (score: number, weakness: Weakness) =>
    score >= SHOWN_FROM || (score > 0 && quality.weakness === weakness)
  if (isWeak(mine, 'mine')) return { mine, theirs, weakness: 'mine' }
  return { mine, theirs, weakness: isWeak(theirs, 'theirs') ? 'theirs' : null }
}

const count = (score: number, isBad: boolean): number => {
  if (score < 0) return score + 1
  return isBad ? Math.min(MOST, score + 1) : Math.max(0, score - 1)
}
