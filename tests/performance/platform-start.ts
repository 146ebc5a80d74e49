import { nodeRuntime } from '../../scripts/support/node-runtime.mjs'
import { SANDBOX_ENTRY } from '../../scripts/support/paths.mjs'
import { start } from '../../scripts/support/processes.mjs'
import { freePort } from '../support/platform.ts'
import { waitForUrl } from '../support/wait-for-url.ts'

/** Starts the sandbox as a separate process. @returns seconds until it responds */
export const timePlatformStart = async (folder: string): Promise<number> => {
  const port = await freePort()
  const started = performance.now()
  const { child, ended } = start(nodeRuntime(), [SANDBOX_ENTRY], {
    env: { PORT: String(port), SANDBOX_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const hasStarted = await waitForUrl(`http://127.0.0.1:${port}/config.json`, child, {
      limitMs: 60_000,
      intervalMs: 5,
    })
    if (!hasStarted) throw new Error('the sandbox has ended, or did not start within a minute')
    return (performance.now() - started) / 1000
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
