import { measureSearches, type Search } from '../browser/search-visit.ts'
import { type FigureSet, medianFigure } from '../report/figure.ts'
import { BASELINE_SEARCH, PALETTE } from '../ready-selectors.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

/** Given by the specification: how long the search waits after the last key. */
const DEBOUNCE_MS = 300

const TIMES = ['first', 'second'] as const
const OPENING_LIMITS = [100, 65] as const

/** What the portal itself adds to waiting for the last key and for the platform. */
const ownShare = ({ results, responseMs }: Search) => results - DEBOUNCE_MS - responseMs

const paletteFigures = (rounds: readonly Search[][]): FigureSet => ({
  title: 'Search palette',
  figures: TIMES.flatMap((time, index) => {
    const searches = rounds.flatMap((round) => round[index] ?? [])
    return [
      medianFigure(
        { what: `Ctrl+K -> painted, ${time} time`, unit: 'ms', target: { atMost: OPENING_LIMITS[index] ?? 0 } },
        searches.map(({ opening }) => opening),
      ),
      medianFigure(
        { what: `last key -> patients, ${time} search`, unit: 'ms' },
        searches.map(({ results }) => results),
      ),
      medianFigure(
        {
          what: `of it beyond debounce and answer, ${time} search`,
          unit: 'ms',
          target: { atMost: 60, label: '300 ms + answer + 60 ms' },
        },
        searches.map(ownShare),
      ),
    ]
  }),
})

const baselineFigures = (rounds: readonly Search[][]): FigureSet => ({
  title: 'Search of the PrimeReact baseline',
  figures: TIMES.flatMap((time, index) => {
    const searches = rounds.flatMap((round) => round[index] ?? [])
    return [
      medianFigure(
        { what: `Ctrl+K -> painted, ${time} time`, unit: 'ms' },
        searches.map(({ opening }) => opening),
      ),
      medianFigure(
        { what: `last key -> patients, ${time} search`, unit: 'ms' },
        searches.map(({ results }) => results),
      ),
    ]
  }),
})

export const measurePaletteSection = async ({ browser, pages }: BenchEnvironment, runs: number) => {
  const [portal, baseline]: [Search[][], Search[][]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    baseline.push(await measureSearches(browser, pages.primeReactBaseline, BASELINE_SEARCH))
    portal.push(await measureSearches(browser, pages.portal, PALETTE))
  }
  return { sets: [paletteFigures(portal), baselineFigures(baseline)], details: portal }
}
