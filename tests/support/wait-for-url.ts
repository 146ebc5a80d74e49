import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { hasEnded } from './end-process.ts'

interface Limits {
  limitMs: number
  intervalMs: number
}

/** Waits until a program that was started responds to the URL. @returns false if it ends or exceeds the limit before that */
export async function waitForUrl(url: string, child: ChildProcess, { limitMs, intervalMs }: Limits): Promise<boolean> {
  const deadline = Date.now() + limitMs
  while (!(await isReachable(url))) {
    if (hasEnded(child) || Date.now() > deadline) return false
    await pause(intervalMs)
  }
  return true
}

const isReachable = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
