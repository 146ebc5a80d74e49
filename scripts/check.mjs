// `npm run check`: all checks that need neither a browser nor the platform.
import { ensureInstalled } from './install.mjs'
import { runSteps } from './run-steps.mjs'
import { CHECK_STEPS } from './steps.mjs'

ensureInstalled()
process.exitCode = (await runSteps(CHECK_STEPS)) ? 0 : 1
