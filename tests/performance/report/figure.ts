import { median } from './statistics.ts'

export type Unit = 'ms' | 's' | 'KB' | 'count' | 'score' | 'points'

interface Target {
  atMost?: number
  atLeast?: number
  /** The target as `quality.md` words it, where that is not simply "at most". */
  label?: string
}

export interface Figure {
  what: string
  unit: Unit
  /** Null where it could not be measured; `why` then says the reason. */
  value: number | null
  why?: string
  samples: readonly number[]
  /** Without one, the figure only informs. */
  target?: Target
  /** What the reader should know beside the number. */
  note?: string
}

export interface FigureSet {
  title: string
  figures: Figure[]
}

type FigureHead = Pick<Figure, 'what' | 'unit' | 'target' | 'note'>

/** A figure that is the median of its samples. */
export const medianFigure = (head: FigureHead, samples: readonly number[]): Figure => ({
  ...head,
  value: median(samples),
  samples,
})

/** A figure that could not be measured now, with the reason. */
export const missingFigure = (head: FigureHead, why: string): Figure => ({ ...head, value: null, why, samples: [] })

export type Verdict = 'met' | 'NOT MET' | 'n.a.' | ''

export const verdictOn = ({ value, target }: Figure): Verdict => {
  if (value === null || Number.isNaN(value)) return 'n.a.'
  if (!target) return ''
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = target
  return value <= atMost && value >= atLeast ? 'met' : 'NOT MET'
}
