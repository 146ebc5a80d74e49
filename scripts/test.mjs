// `npm test`: installs, and runs all checks and tests, also in a fresh clone.
import { ensureFont } from './debian-packages.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureChromium, versionOf } from './find-chromium.mjs'
import { ensureFirefox } from './find-firefox.mjs'
import { ensureNginx } from './find-nginx.mjs'
import { ensureWebKit } from './find-webkit.mjs'
import { nodeRuntime } from './node-runtime.mjs'
import { runSteps } from './run-steps.mjs'
import { TEST_STEPS } from './steps.mjs'

try {
  ensureInstalled()
  nodeRuntime()
  await ensureFont()
  const chromium = await ensureChromium()
  console.log(versionOf(chromium))
  const firefox = await ensureFirefox()
  if (firefox) console.log(versionOf(firefox))
  await ensureWebKit()
  await ensureNginx()
  const isGreen = await runSteps(TEST_STEPS, { CHROMIUM_PATH: chromium })
  process.exitCode = isGreen ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
