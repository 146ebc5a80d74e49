import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Resolves when the program has ended, also if it had ended before by itself. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
