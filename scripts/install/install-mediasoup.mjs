// `npm run mediasoup:install`: downloads the mediasoup worker, which `npm ci` skips because not every machine can download it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toolEnvironment } from '../support/node-runtime.mjs'
import { root } from '../support/paths.mjs'

const mediasoup = join(root, 'node_modules', 'mediasoup')

/** Runs with the Node of this project, not with the one that npm was started with. */
const run = (/** @type {string} */ folder, /** @type {readonly string[]} */ args) =>
  spawnSync(process.execPath, args, { cwd: folder, env: toolEnvironment(), stdio: 'inherit' }).status === 0

const fail = (/** @type {string} */ message) => {
  console.error(`${message} The sandbox goes on with its own engine.`)
  process.exit(1)
}

if (!existsSync(mediasoup)) {
  // npm skips an optional package if the Node that runs npm is too old for it.
  const npm = process.env.npm_execpath
  if (!npm) fail('Run this by `npm run mediasoup:install`.')
  else if (!run(root, [npm, 'install']) || !existsSync(mediasoup)) fail('The package mediasoup could not be installed.')
}
if (!run(mediasoup, ['npm-scripts.mjs', 'postinstall'])) fail('The worker could neither be downloaded nor built.')
console.log('The worker is there: the next start of the sandbox uses it.')
