import type { SlowEvent } from '../browser/page-metrics.ts'
import { measureSearches, measureTyping, type Search, TYPING_SLOWER_CPU } from '../browser/search-visit.ts'
import { type FigureSet, medianFigures } from '../report/figure.ts'
import { BASELINE_SEARCH, PALETTE } from '../ready-selectors.ts'
import type { BenchEnvironment } from '../bench-environment.ts'
import { slowestMs } from './shell.ts'

/** Debounce of the search, set by the specification. */
const DEBOUNCE_MS = 300

const TIMES = ['first', 'second'] as const
const OPENING_LIMITS = [100, 65] as const
const OWN_SHARE = { target: { atMost: 60, label: '300 ms + response + 60 ms' } }

const searchesOf = (rounds: readonly Search[][], index: number) => rounds.flatMap((round) => round[index] ?? [])

/** Time of the portal itself, without debounce and response time. */
const ownShare = ({ results, responseMs }: Search) => results - DEBOUNCE_MS - responseMs

const paletteFigures = (rounds: readonly Search[][], typings: readonly (SlowEvent | null)[]): FigureSet => ({
  title: 'Search palette',
  figures: [
    ...TIMES.flatMap((time, index) =>
      medianFigures(searchesOf(rounds, index), [
        [`Ctrl+K -> painted, ${time} time`, 'ms', ({ opening }) => opening, OPENING_LIMITS[index]],
        [`last key -> patients, ${time} search`, 'ms', ({ results }) => results],
        [`portal's share beyond debounce and response, ${time} search`, 'ms', ownShare, OWN_SHARE],
      ]),
    ),
    ...medianFigures(typings, [
      [`slowest key while typing, CPU ${TYPING_SLOWER_CPU} times slower`, 'ms', slowestMs, 200],
    ]),
  ],
})

const baselineFigures = (rounds: readonly Search[][]): FigureSet => ({
  title: 'Search of the PrimeReact baseline',
  figures: TIMES.flatMap((time, index) =>
    medianFigures(searchesOf(rounds, index), [
      [`Ctrl+K -> painted, ${time} time`, 'ms', ({ opening }) => opening],
      [`last key -> patients, ${time} search`, 'ms', ({ results }) => results],
    ]),
  ),
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
