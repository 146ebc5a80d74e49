// `npm run build`: installs, builds and compresses the portal in `dist/`, and records the hash of the inputs.
import { join } from 'node:path'
import { compressFolder } from './build/compress.mjs'
import { ensureInstalled } from './install/install.mjs'
import { nodeRuntime } from './support/node-runtime.mjs'
import { commandFile, root } from './support/paths.mjs'
import { isStopped, runMain, start } from './support/processes.mjs'
import { beginBuild, recordBuild } from './build/portal-build.mjs'

const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`

await runMain(async () => {
  ensureInstalled()
  const inputs = beginBuild()
  const rsbuild = commandFile('rsbuild', '@rsbuild/core')
  const build = await start(nodeRuntime(), [rsbuild, 'build', ...process.argv.slice(2)], {
    // Rsbuild keeps a NODE_ENV of the shell, and only a production build has hashes in its file names.
    env: { NODE_ENV: 'production' },
  }).ended
  if (build !== 0) return build
  const { files, before, after } = await compressFolder(join(root, 'dist'))
  if (isStopped()) return 1
  recordBuild(inputs)
  console.log(`${files} files compressed: ${kilobytes(before)} to ${kilobytes(after)}`)
  return 0
})
