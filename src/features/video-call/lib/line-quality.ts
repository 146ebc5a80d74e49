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

const HIGH_LOSS = 0.08
const LONG_ROUND_TRIP_MS = 600
const NARROW_BPS = 150_000
const LONG_FREEZE_MS = 500

const SHOWN_FROM = 3
const MOST = 5

const exceeds = (value: number | null, limit: number) => value !== null && value > limit

const isMineBad = ({ mine }: LineSample) =>
  exceeds(mine.loss, HIGH_LOSS) ||
  exceeds(mine.roundTripMs, LONG_ROUND_TRIP_MS) ||
  (mine.availableBps !== null && mine.availableBps < NARROW_BPS)

const isTheirsBad = ({ theirs }: LineSample) => exceeds(theirs.loss, HIGH_LOSS) || theirs.frozenMs > LONG_FREEZE_MS

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
