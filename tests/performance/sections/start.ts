import { type ColdStart, measureColdStart } from '../browser/cold-start.ts'
import { type FigureSet, medianFigure } from '../report/figure.ts'
import { median } from '../report/statistics.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

type Starts = Record<keyof BenchEnvironment['pages'], ColdStart[]>

const KILOBYTE = 1000

/** The pages take turns, so that a machine that becomes slower affects all of them. */
const measureStarts = async ({ browser, pages }: BenchEnvironment, runs: number): Promise<Starts> => {
  const starts: Starts = { portal: [], plainBaseline: [], primeReactBaseline: [] }
  const names = Object.keys(starts) as (keyof Starts)[]
  for (const name of names) await measureColdStart(browser, pages[name])
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) starts[name].push(await measureColdStart(browser, pages[name]))
  }
  return starts
}

const baselineFigures = (title: string, starts: readonly ColdStart[]): FigureSet => ({
  title,
  figures: [
    medianFigure({ what: 'JS + CSS until ready', unit: 'KB' }, starts.map(codeKilobytes)),
    medianFigure(
      { what: 'requests until ready', unit: 'count' },
      starts.map(({ requests }) => requests),
    ),
    medianFigure(
      { what: 'first paint', unit: 'ms' },
      starts.map(({ firstPaint }) => firstPaint),
    ),
    medianFigure(
      { what: 'ready', unit: 'ms' },
      starts.map(({ ready }) => ready),
    ),
    medianFigure(
      { what: 'total blocking time', unit: 'ms' },
      starts.map(({ blocked }) => blocked),
    ),
    medianFigure(
      { what: 'main thread', unit: 'ms' },
      starts.map(({ mainThread }) => mainThread),
    ),
  ],
})

const codeKilobytes = ({ scriptBytes, styleBytes }: ColdStart) => (scriptBytes + styleBytes) / KILOBYTE

const portalFigures = (starts: readonly ColdStart[], baseline: { firstPaint: number; ready: number }): FigureSet => {
  const of = (read: (start: ColdStart) => number) => starts.map(read)
  const ready = of((start) => start.ready)
  return {
    title: 'Start: the signed-in home page, cold',
    figures: [
      medianFigure({ what: 'JS + CSS until ready', unit: 'KB', target: { atMost: 180 } }, starts.map(codeKilobytes)),
      medianFigure(
        { what: 'fonts until ready', unit: 'KB', target: { atMost: 0 } },
        of((s) => s.fontBytes / KILOBYTE),
      ),
      medianFigure(
        { what: 'requests until ready', unit: 'count' },
        of((s) => s.requests),
      ),
      medianFigure(
        {
          what: 'first paint',
          unit: 'ms',
          target: { atMost: 0.6 * baseline.firstPaint, label: '0.6 x plain baseline' },
        },
        of((s) => s.firstPaint),
      ),
      medianFigure(
        { what: 'ready', unit: 'ms', target: { atMost: 1.5 * baseline.ready, label: '1.5 x plain baseline' } },
        ready,
      ),
      medianFigure(
        {
          what: 'ready, minimum target',
          unit: 'ms',
          target: { atMost: 2 * baseline.ready, label: '2 x plain baseline' },
        },
        ready,
      ),
      medianFigure(
        { what: 'total blocking time until 1 s after', unit: 'ms', target: { atMost: 150 } },
        of((s) => s.blocked),
      ),
      medianFigure(
        { what: 'layout shift', unit: 'score', target: { atMost: 0 } },
        of((s) => s.shift),
      ),
      medianFigure(
        { what: 'main thread until 1 s after', unit: 'ms' },
        of((s) => s.mainThread),
      ),
    ],
  }
}

export const measureStartSection = async (environment: BenchEnvironment, runs: number) => {
  const { portal, plainBaseline, primeReactBaseline } = await measureStarts(environment, runs)
  const baseline = {
    firstPaint: median(plainBaseline.map(({ firstPaint }) => firstPaint)),
    ready: median(plainBaseline.map(({ ready }) => ready)),
  }
  const sets = [
    portalFigures(portal, baseline),
    baselineFigures('Plain baseline: React, router, query, one word after one request', plainBaseline),
    baselineFigures('PrimeReact baseline: the same with theme, menu, dialog and search', primeReactBaseline),
  ]
  return { sets, details: portal }
}
