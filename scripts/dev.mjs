// `npm run dev`: the clinic platform and, in front of it, the portal with hot reloading. Both end together.
import { ensureInstalled } from './install.mjs'
import { nodeRuntime } from './node-runtime.mjs'
import { SANDBOX } from './paths.mjs'
import { endAll, forwardSignals, start } from './processes.mjs'

/** The portal answers at the port one expects; the platform stands behind it. */
const PORT = process.env.PORT ?? '4173'
const PLATFORM_PORT = process.env.PLATFORM_PORT ?? '4175'

ensureInstalled()
const node = nodeRuntime()
let isStopped = false
forwardSignals(() => {
  isStopped = true
})

const platform = start(node, [SANDBOX, ...process.argv.slice(2)], { env: { PORT: PLATFORM_PORT } })
const portal = start('rsbuild', ['dev'], { env: { PORT, PLATFORM_URL: `http://127.0.0.1:${PLATFORM_PORT}` } })

const { code } = await Promise.race([platform.ended, portal.ended])
endAll()
await Promise.all([platform.ended, portal.ended])
// Ctrl+C is how one leaves, and no failure.
process.exitCode = isStopped ? 0 : code
