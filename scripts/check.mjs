// `npm run check`: all checks that need neither a browser nor the platform.
import { ensureInstalled } from './install.mjs'
import { runMain } from './processes.mjs'
import { runSteps } from './run-steps.mjs'
import { CHECK_STEPS } from './steps.mjs'

await runMain(async () => {
  ensureInstalled()
  return (await runSteps(CHECK_STEPS)) ? 0 : 1
})
