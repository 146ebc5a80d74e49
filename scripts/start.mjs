// `npm start`: installs, builds and starts the sandbox with the portal, also in a fresh clone.
// Arguments go to the sandbox: `npm start -- --patients 1000000`.
import { ensureInstalled } from './install/install.mjs'
import { nodeRuntime } from './support/node-runtime.mjs'
import { SANDBOX_ENTRY } from './support/paths.mjs'
import { buildIsCurrent } from './build/portal-build.mjs'
import { isStopped, runMain, start } from './support/processes.mjs'

await runMain(async () => {
  ensureInstalled()
  const node = nodeRuntime()
  if (!buildIsCurrent()) {
    console.log('Building the portal …')
    const build = await start(node, ['scripts/build.mjs', '--log-level', 'error']).ended
    if (build !== 0) return build
  }
  const sandbox = await start(node, [SANDBOX_ENTRY, ...process.argv.slice(2)]).ended
  // Ctrl+C is not a failure.
  return isStopped() ? 0 : sandbox
})
