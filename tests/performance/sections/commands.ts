import { join } from 'node:path'
import { BENCH_FOLDER } from '../paths.ts'
import { buildPortal, timeScript } from '../run-program.ts'
import { type Figure, type FigureSet, medianFigure, missingFigure } from '../report/figure.ts'

interface Command {
  what: string
  limitSeconds: number
  run: () => Promise<number>
}

const COMMANDS: readonly Command[] = [
  { what: 'production build', limitSeconds: 10, run: () => buildPortal(join(BENCH_FOLDER, 'portal-again')) },
  // `api:check` generates into a copy and does not change the working tree.
  { what: 'client generation (api:check)', limitSeconds: 3, run: () => timeScript('api:check') },
  { what: 'type check', limitSeconds: 5, run: () => timeScript('typecheck') },
  { what: 'lint', limitSeconds: 5, run: () => timeScript('lint') },
]

/** Programs take seconds and vary less than pages. */
const MAX_RUNS = 3

const measureCommand = async ({ what, limitSeconds, run }: Command, runs: number): Promise<Figure> => {
  const head = { what, unit: 's', target: { atMost: limitSeconds } } as const
  const samples: number[] = []
  try {
    for (let round = 0; round < Math.min(runs, MAX_RUNS); round += 1) samples.push(await run())
  } catch (error) {
    // The other commands are still measured; the run counts as failed.
    process.exitCode = 1
    return missingFigure(head, error instanceof Error ? error.message : String(error))
  }
  return medianFigure(head, samples)
}

export const measureCommandSection = async (runs: number): Promise<{ sets: FigureSet[]; details: null }> => {
  const figures: Figure[] = []
  for (const command of COMMANDS) figures.push(await measureCommand(command, runs))
  return { sets: [{ title: 'Tool chain, two cores', figures }], details: null }
}
