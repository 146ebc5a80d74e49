import type { Machine } from '../machine.ts'

/** One line about where and how the figures were taken, and whether they are to be judged. */
export const machineSummary = (machine: Machine, runs: number, wasBusy: boolean): string => {
  const { processor, cores, memoryGigabytes, node, load } = machine
  const machineText = `${processor}, ${cores} cores, ${memoryGigabytes} GB, Node ${node.replace('v', '')}`
  const warning = wasBusy
    ? ` **Others were at work on the machine (load before the start: ${load.toFixed(1)}): not figures to judge by.**`
    : ''
  return `Medians of ${runs} (programs: at most 3) on ${machineText}.${warning}`
}
