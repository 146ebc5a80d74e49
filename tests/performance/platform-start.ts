import { setTimeout as pause } from 'node:timers/promises'
import { nodeRuntime } from '../../scripts/support/node-runtime.mjs'
import { SANDBOX_ENTRY } from '../../scripts/support/paths.mjs'
import { start } from '../../scripts/support/processes.mjs'
import { freePort } from '../support/platform.ts'

const TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 5

const isReachable = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the sandbox as a separate process. @returns seconds until it responds */
export const timePlatformStart = async (folder: string): Promise<number> => {
  const port = await freePort()
  const started = performance.now()
  const { child, ended } = start(nodeRuntime(), [SANDBOX_ENTRY], {
    env: { PORT: String(port), SANDBOX_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    while (!(await isReachable(`http://127.0.0.1:${port}/config.json`))) {
      if (child.exitCode !== null) throw new Error(`the sandbox ended with ${child.exitCode} instead of starting`)
      if (performance.now() - started > TIMEOUT_MS) throw new Error('the sandbox did not start within a minute')
      await pause(POLL_INTERVAL_MS)
    }
    return (performance.now() - started) / 1000
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
