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

/** One line about machine and method of the figures, with a warning if the machine was loaded. */
export const machineSummary = (machine: Machine, runs: number, wasBusy: boolean): string => {
  const { processor, cores, memoryGigabytes, node, load } = machine
  const machineText = `${processor}, ${cores} cores, ${memoryGigabytes} GB, Node ${node.replace('v', '')}`
  const warning = wasBusy
    ? ` **The machine was loaded (load before the start: ${load.toFixed(1)}): discard these figures.**`
    : ''
  return `Medians of ${runs} (programs: at most 3) on ${machineText}.${warning}`
}
