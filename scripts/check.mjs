// `npm run check`: all checks that need neither a browser nor the platform.
import { ensureInstalled } from './install/install.mjs'
import { runMain } from './support/processes.mjs'
import { runSteps } from './steps/run-steps.mjs'
import { CHECK_STEPS } from './steps/steps.mjs'

await runMain(async () => {
  ensureInstalled()
  return (await runSteps(CHECK_STEPS)) ? 0 : 1
})
