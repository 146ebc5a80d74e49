import { measureShellTour, type StepTimes } from '../browser/shell-tour.ts'
import { type FigureSet, medianFigure } from '../report/figure.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

/** What the browser reports at all; below it, a key or click was painted within a frame. */
const MIN_REPORTED_MS = 16

const slowestMs = (stop: StepTimes | undefined) => stop?.slowest?.duration ?? MIN_REPORTED_MS

const shellFigures = (tours: readonly StepTimes[][]): FigureSet => {
  const stops = tours[0] ?? []
  const target = { atMost: 100 }
  const worst = tours.map((tour) => Math.max(...tour.map(slowestMs)))
  return {
    title: 'Shell: key or click -> next paint',
    figures: [
      medianFigure({ what: 'slowest key or click of a tour', unit: 'ms', target }, worst),
      ...stops.map(({ what }, index) =>
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
