// `npm test`: installs, and runs all checks and tests, also in a fresh clone.
import { ensureFont } from './programs/debian-packages.mjs'
import { ensureInstalled } from './install/install.mjs'
import { ensureChromium, ensureHeadlessShell } from './programs/find-chromium.mjs'
import { ensureFirefox } from './programs/find-firefox.mjs'
import { ensureNginx } from './programs/find-nginx.mjs'
import { versionOf } from './programs/find-program.mjs'
import { ensureWebKit } from './programs/find-webkit.mjs'
import { nodeRuntime } from './support/node-runtime.mjs'
import { runMain } from './support/processes.mjs'
import { runSteps } from './steps/run-steps.mjs'
import { TEST_STEPS } from './steps/steps.mjs'

await runMain(async () => {
  ensureInstalled()
  nodeRuntime()
  await ensureFont()
  const chromium = await ensureChromium()
  await ensureHeadlessShell(chromium)
  console.log(versionOf(chromium))
  const firefox = await ensureFirefox()
  if (firefox) console.log(versionOf(firefox))
  await ensureWebKit()
  await ensureNginx()
  return (await runSteps(TEST_STEPS, { CHROMIUM_PATH: chromium })) ? 0 : 1
})
