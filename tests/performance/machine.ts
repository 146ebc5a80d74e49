import { cpus, loadavg, totalmem } from 'node:os'

export interface Machine {
  cores: number
  processor: string
  memoryGigabytes: number
  node: string
  /** Programs that wanted to run during the last minute, this one included once it is at work. */
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
 * Others at work on the same cores make every figure worse, so those are not to be judged: the machine was not at rest
 * before, or more was going on at the end than the browser and this program cause.
 */
export const isBusy = (before: Machine, after: Machine): boolean =>
  before.load > before.cores / 4 || after.load > after.cores * 1.5
