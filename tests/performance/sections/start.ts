import { measureStart, type Start } from '../browser/start-visit.ts'
import { type FigureRow, type FigureSet, medianFigures } from '../report/figure.ts'
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

/** Only the portal has targets; those of `relative` are multiples of the plain baseline of the same run. */
const startFigures = (title: string, starts: readonly Start[], plain?: readonly Start[]): FigureSet => {
  const atMost = (limit: number) => plain && limit
  const relative = (what: string, read: (start: Start) => number, factor: number): FigureRow<Start> => {
    const label = `${factor} x plain baseline`
    return [what, 'ms', read, plain && { target: { atMost: factor * median(plain.map(read)), label } }]
  }
  return {
    title,
    figures: medianFigures(starts, [
      ['JS + CSS until ready', 'KB', codeKilobytes, atMost(180)],
      ['fonts until ready', 'KB', ({ fontBytes }) => fontBytes / KILOBYTE, atMost(0)],
      ['requests until ready', 'count', ({ requests }) => requests],
      relative('first contentful paint', ({ firstContent }) => firstContent, 0.6),
      relative('ready cold', ({ ready }) => ready, 1.5),
      ...(plain ? [relative('ready cold, minimum target', ({ ready }) => ready, 2)] : []),
      relative('ready warm', ({ warmReady }) => warmReady, 2.5),
      ['total blocking time until 1 s after', 'ms', ({ blocked }) => blocked, atMost(150)],
      ['longest task until 1 s after', 'ms', longestTask, atMost(100)],
      ['layout shift', 'score', ({ shift }) => shift, atMost(0)],
      relative('main thread until 1 s after', ({ mainThread }) => mainThread, 3),
      ['heap after collection', 'MiB', ({ heap }) => heap / MEBIBYTE, atMost(8)],
    ]),
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
