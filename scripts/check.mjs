// `npm run check`: everything that can be said about the code without a browser and without a platform.
import { ensureInstalled } from './install.mjs'
import { runSteps } from './run-steps.mjs'
import { CHECK_STEPS } from './steps.mjs'

ensureInstalled()
process.exitCode = (await runSteps(CHECK_STEPS)) ? 0 : 1
