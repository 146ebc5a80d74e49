import type { SlowEvent } from '../browser/page-metrics.ts'
import { measureShellTour, type StepTimes } from '../browser/shell-tour.ts'
import { type FigureSet, medianFigures } from '../report/figure.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

/** Minimum duration that Event Timing reports: shorter events were painted within a frame. */
const MIN_REPORTED_MS = 16
const LIMIT_MS = 100

export const slowestMs = (slowest: SlowEvent | null | undefined): number => slowest?.duration ?? MIN_REPORTED_MS

const shellFigures = (tours: readonly StepTimes[][]): FigureSet => ({
  title: 'Shell: key or click -> next paint',
  figures: medianFigures(tours, [
    [
      'slowest key or click of the tour',
      'ms',
      (tour) => Math.max(...tour.map(({ slowest }) => slowestMs(slowest))),
      LIMIT_MS,
    ],
    ...(tours[0] ?? []).map(
      ({ what }, index) =>
        [`  ${what}`, 'ms', (tour: StepTimes[]) => slowestMs(tour[index]?.slowest), LIMIT_MS] as const,
    ),
  ]),
})

export const measureShellSection = async ({ browser, pages }: BenchEnvironment, runs: number) => {
  const tours: StepTimes[][] = []
  for (let run = 0; run < runs; run += 1) tours.push(await measureShellTour(browser, pages.portal))
  return { sets: [shellFigures(tours)], details: tours }
}
