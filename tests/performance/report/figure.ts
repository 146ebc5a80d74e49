import { median } from './statistics.ts'

export type Unit = 'ms' | 's' | 'KB' | 'MiB' | 'count' | 'score' | 'points'

interface Target {
  atMost?: number
  atLeast?: number
  /** Wording of the target if it is not a plain limit. */
  label?: string
}

export interface Figure {
  what: string
  unit: Unit
  /** Null if it could not be measured; `why` contains the reason. */
  value: number | null
  why?: string
  samples: readonly number[]
  target?: Target
  note?: string
}

export interface FigureSet {
  title: string
  figures: Figure[]
}

type FigureHead = Pick<Figure, 'what' | 'unit' | 'target' | 'note'>

export const medianFigure = (head: FigureHead, samples: readonly number[]): Figure => ({
  ...head,
  value: median(samples),
  samples,
})

export type FigureRow<Sample> = readonly [
  what: string,
  unit: Unit,
  read: (sample: Sample) => number,
  /** The largest allowed value, or another target, or a note. */
  more?: number | Pick<Figure, 'target' | 'note'> | undefined,
]

export const medianFigures = <Sample>(samples: readonly Sample[], rows: readonly FigureRow<Sample>[]): Figure[] =>
  rows.map(([what, unit, read, more]) => {
    const head = typeof more === 'number' ? { target: { atMost: more } } : more
    return medianFigure({ what, unit, ...head }, samples.map(read))
  })

export const missingFigure = (head: FigureHead, why: string): Figure => ({ ...head, value: null, why, samples: [] })

export type Verdict = 'met' | 'NOT MET' | 'n.a.' | ''

export const verdictOn = ({ value, target }: Figure): Verdict => {
  if (value === null || Number.isNaN(value)) return 'n.a.'
  if (!target) return ''
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = target
  return value <= atMost && value >= atLeast ? 'met' : 'NOT MET'
}
