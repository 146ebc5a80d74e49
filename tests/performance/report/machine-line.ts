import type { Machine } from '../machine.ts'

/** One line about machine and method of the figures, with a warning if the machine was loaded. */
export const machineSummary = (machine: Machine, runs: number, wasBusy: boolean): string => {
  const { processor, cores, memoryGigabytes, node, load } = machine
  const machineText = `${processor}, ${cores} cores, ${memoryGigabytes} GB, Node ${node.replace('v', '')}`
  const warning = wasBusy
    ? ` **The machine was loaded (load before the start: ${load.toFixed(1)}): discard these figures.**`
    : ''
  return `Medians of ${runs} (programs: at most 3) on ${machineText}.${warning}`
}
