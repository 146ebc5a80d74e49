import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const KILL_DELAY_MS = 5_000

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Resolves when the program has ended, also if it had ended before by itself. Kills it if it ignores the signal. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_DELAY_MS)
  await once(child, 'exit')
  clearTimeout(timer)
}
