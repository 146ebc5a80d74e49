import { cpus, loadavg, totalmem } from 'node:os'

export interface Machine {
  cores: number
  processor: string
  memoryGigabytes: number
  node: string
  load: number
}

export const readMachine = (): Machine => ({
  cores: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  load: loadavg()[0] ?? 0,
})

/**
 * Figures of a busy machine are not valid: the load was high before the run, or higher at its end than this program and the
 * browser cause.
 */
export const isBusy = (before: Machine, after: Machine): boolean =>
  before.load > before.cores / 4 || after.load > after.cores * 1.5
