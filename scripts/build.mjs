// `npm run build`: installs, builds and compresses the portal in `dist/`, and records the hash of the inputs.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compressFolder } from './build/compress.mjs'
import { ensureInstalled } from './install/install.mjs'
import { nodeRuntime, toolEnvironment } from './support/node-runtime.mjs'
import { commandFile, root } from './support/paths.mjs'
import { isStopped, runMain } from './support/processes.mjs'
import { beginBuild, recordBuild } from './build/portal-build.mjs'

const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`

await runMain(async () => {
  ensureInstalled()
  const inputs = beginBuild()
  const rsbuild = commandFile('rsbuild', '@rsbuild/core')
  const { status } = spawnSync(nodeRuntime(), [rsbuild, 'build', ...process.argv.slice(2)], {
    cwd: root,
    // Rsbuild keeps a NODE_ENV of the shell, and only a production build has hashes in its file names.
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  if (status !== 0) return status ?? 1
  const { files, before, after } = await compressFolder(join(root, 'dist'))
  if (isStopped()) return 1
  recordBuild(inputs)
  console.log(`${files} files compressed: ${kilobytes(before)} to ${kilobytes(after)}`)
  return 0
})
