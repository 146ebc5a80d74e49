import { measureStart, type Start } from '../browser/start-visit.ts'
import { type Figure, type FigureSet, medianFigure, type Target } from '../report/figure.ts'
import { median } from '../report/statistics.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

type Starts = Record<keyof BenchEnvironment['pages'], Start[]>

const KILOBYTE = 1000
const MEBIBYTE = 2 ** 20

/** The pages take turns, so that a machine that becomes slower affects all of them. */
const measureStarts = async ({ browser, pages }: BenchEnvironment, runs: number): Promise<Starts> => {
  const starts: Starts = { portal: [], plainBaseline: [], primeReactBaseline: [] }
  const names = Object.keys(starts) as (keyof Starts)[]
  for (const name of names) await measureStart(browser, pages[name])
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) starts[name].push(await measureStart(browser, pages[name]))
  }
  return starts
}

const codeKilobytes = ({ scriptBytes, styleBytes }: Start) => (scriptBytes + styleBytes) / KILOBYTE

const longestTask = ({ longTasks }: Start) => Math.max(0, ...longTasks.map(({ duration }) => duration))

const timesBaseline = (factor: number, baseline: number) => ({
  atMost: factor * baseline,
  label: `${factor} x plain baseline`,
})

/** Only the portal has targets; they are relative to the plain baseline of the same run. */
const startFigures = (title: string, starts: readonly Start[], plain?: readonly Start[]): FigureSet => {
  const of = (read: (start: Start) => number) => starts.map(read)
  const figure = (
    what: string,
    unit: Figure['unit'],
    read: (start: Start) => number,
    target?: (baseline: number) => Target,
  ) => medianFigure({ what, unit, ...(plain && target && { target: target(median(plain.map(read))) }) }, of(read))
  const atMost = (limit: number) => () => ({ atMost: limit })
  const minimum = figure(
    'ready cold, minimum target',
    'ms',
    (start) => start.ready,
    (ready) => timesBaseline(2, ready),
  )
  return {
    title,
    figures: [
      figure('JS + CSS until ready', 'KB', codeKilobytes, atMost(180)),
      figure('fonts until ready', 'KB', (start) => start.fontBytes / KILOBYTE, atMost(0)),
      figure('requests until ready', 'count', (start) => start.requests),
      figure(
        'first contentful paint',
        'ms',
        (start) => start.firstContent,
        (baseline) => timesBaseline(0.6, baseline),
      ),
      figure(
        'ready cold',
        'ms',
        (start) => start.ready,
        (ready) => timesBaseline(1.5, ready),
      ),
      ...(plain ? [minimum] : []),
      figure(
        'ready warm',
        'ms',
        (start) => start.warmReady,
        (ready) => timesBaseline(2.5, ready),
      ),
      figure('total blocking time until 1 s after', 'ms', (start) => start.blocked, atMost(150)),
      figure('longest task until 1 s after', 'ms', longestTask, atMost(100)),
      figure('layout shift', 'score', (start) => start.shift, atMost(0)),
      figure(
        'main thread until 1 s after',
        'ms',
        (start) => start.mainThread,
        (baseline) => timesBaseline(3, baseline),
      ),
      figure('heap after collection', 'MiB', (start) => start.heap / MEBIBYTE, atMost(8)),
    ],
  }
}

export const measureStartSection = async (environment: BenchEnvironment, runs: number) => {
  const { portal, plainBaseline, primeReactBaseline } = await measureStarts(environment, runs)
  const sets = [
    startFigures('Start: the signed-in home page', portal, plainBaseline),
    startFigures('Plain baseline: React, router, query, one word after one request', plainBaseline),
    startFigures('PrimeReact baseline: the same with theme, menu, dialog and search', primeReactBaseline),
  ]
  return { sets, details: portal }
}
