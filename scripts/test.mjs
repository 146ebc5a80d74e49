// `npm test`: proves the whole product, from a fresh clone, without asking anything.
import { ensureInstalled } from './install.mjs'
import { ensureChromium, versionOf } from './find-chromium.mjs'
import { ensureWebKit } from './find-webkit.mjs'
import { nodeRuntime } from './node-runtime.mjs'
import { runSteps } from './run-steps.mjs'
import { TEST_STEPS } from './steps.mjs'

try {
  ensureInstalled()
  nodeRuntime()
  const chromium = await ensureChromium()
  console.log(versionOf(chromium))
  await ensureWebKit()
  const isGreen = await runSteps(TEST_STEPS, { CHROMIUM_PATH: chromium })
  process.exitCode = isGreen ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
