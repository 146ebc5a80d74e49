// `npm run dev`: the sandbox, and the portal with hot reloading as its proxy. Both end together.
import { ensureInstalled } from './install/install.mjs'
import { nodeRuntime } from './support/node-runtime.mjs'
import { commandFile, SANDBOX_ENTRY } from './support/paths.mjs'
import { endAll, isStopped, runMain, start } from './support/processes.mjs'

/** Port of the portal; it proxies requests to the sandbox at PLATFORM_PORT. */
const PORT = process.env.PORT ?? '4173'
const PLATFORM_PORT = process.env.PLATFORM_PORT ?? '4175'

await runMain(async () => {
  ensureInstalled()
  const node = nodeRuntime()
  const platform = start(node, [SANDBOX_ENTRY, ...process.argv.slice(2)], {
    // The proxy expects the sandbox at this address; a HOST of the shell is for `npm start`.
    env: { HOST: '127.0.0.1', PORT: PLATFORM_PORT, PUBLIC_ORIGIN: `http://localhost:${PORT}` },
  })
  const portal = start(node, [commandFile('rsbuild', '@rsbuild/core'), 'dev'], {
    // Set here, because Rsbuild keeps a NODE_ENV of the shell.
    env: { NODE_ENV: 'development', PORT, PLATFORM_URL: `http://127.0.0.1:${PLATFORM_PORT}` },
  })

  const code = await Promise.race([platform.ended, portal.ended])
  endAll()
  await Promise.all([platform.ended, portal.ended])
  // Ctrl+C is not a failure.
  return isStopped() ? 0 : code
})
