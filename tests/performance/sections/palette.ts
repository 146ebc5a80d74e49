import type { SlowEvent } from '../browser/page-metrics.ts'
import { measureSearches, measureTyping, type Search, TYPING_SLOWER_CPU } from '../browser/search-visit.ts'
import { type FigureSet, medianFigure } from '../report/figure.ts'
import { BASELINE_SEARCH, PALETTE } from '../ready-selectors.ts'
import type { BenchEnvironment } from '../bench-environment.ts'
import { slowestMs } from './shell.ts'

/** Debounce of the search, set by the specification. */
const DEBOUNCE_MS = 300

const TIMES = ['first', 'second'] as const
const OPENING_LIMITS = [100, 65] as const

/** Time of the portal itself, without debounce and response time. */
const ownShare = ({ results, responseMs }: Search) => results - DEBOUNCE_MS - responseMs

const typingFigure = (slowest: readonly (SlowEvent | null)[]) =>
  medianFigure(
    {
      what: `slowest key while typing, CPU ${TYPING_SLOWER_CPU} times slower`,
      unit: 'ms',
      target: { atMost: 200 },
    },
    slowest.map((event) => slowestMs({ slowest: event })),
  )

const paletteFigures = (rounds: readonly Search[][], typings: readonly (SlowEvent | null)[]): FigureSet => ({
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
          what: `portal's share beyond debounce and response, ${time} search`,
          unit: 'ms',
          target: { atMost: 60, label: '300 ms + response + 60 ms' },
        },
        searches.map(ownShare),
      ),
    ]
  }).concat(typingFigure(typings)),
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
  const typings: (SlowEvent | null)[] = []
  for (let run = 0; run < runs; run += 1) {
    baseline.push(await measureSearches(browser, pages.primeReactBaseline, BASELINE_SEARCH))
    portal.push(await measureSearches(browser, pages.portal, PALETTE))
    typings.push(await measureTyping(browser, pages.portal, PALETTE))
  }
  return { sets: [paletteFigures(portal, typings), baselineFigures(baseline)], details: { portal, typings } }
}
