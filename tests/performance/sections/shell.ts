import { measureFrameTour, type StopTimes } from '../browser/shell-tour.ts'
import { type FigureSet, medianFigure } from '../report/figure.ts'
import type { World } from '../bench-environment.ts'

/** What the browser reports at all; below it, a key or click was painted within a frame. */
const LEAST_REPORTED_MS = 16

const slowestMs = (stop: StopTimes | undefined) => stop?.slowest?.duration ?? LEAST_REPORTED_MS

const frameFigures = (tours: readonly StopTimes[][]): FigureSet => {
  const stops = tours[0] ?? []
  const target = { atMost: 100 }
  const worst = tours.map((tour) => Math.max(...tour.map(slowestMs)))
  return {
    title: 'Frame: key or click -> next paint',
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

export const measureFrameSection = async ({ browser, pages }: World, runs: number) => {
  const tours: StopTimes[][] = []
  for (let run = 0; run < runs; run += 1) tours.push(await measureFrameTour(browser, pages.portal))
  return { sets: [frameFigures(tours)], details: tours }
}
