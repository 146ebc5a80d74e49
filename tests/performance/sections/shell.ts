import { measureShellTour, type StepTimes } from '../browser/shell-tour.ts'
import { type FigureSet, medianFigure } from '../report/figure.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

/** Minimum duration that Event Timing reports: shorter events were painted within a frame. */
const MIN_REPORTED_MS = 16

export const slowestMs = (step: Pick<StepTimes, 'slowest'> | undefined): number =>
  step?.slowest?.duration ?? MIN_REPORTED_MS

const shellFigures = (tours: readonly StepTimes[][]): FigureSet => {
  const steps = tours[0] ?? []
  const target = { atMost: 100 }
  const worst = tours.map((tour) => Math.max(...tour.map(slowestMs)))
  return {
    title: 'Shell: key or click -> next paint',
    figures: [
      medianFigure({ what: 'slowest key or click of the tour', unit: 'ms', target }, worst),
      ...steps.map(({ what }, index) =>
        medianFigure(
          { what: `  ${what}`, unit: 'ms', target },
          tours.map((tour) => slowestMs(tour[index])),
        ),
      ),
    ],
  }
}

export const measureShellSection = async ({ browser, pages }: BenchEnvironment, runs: number) => {
  const tours: StepTimes[][] = []
  for (let run = 0; run < runs; run += 1) tours.push(await measureShellTour(browser, pages.portal))
  return { sets: [shellFigures(tours)], details: tours }
}
