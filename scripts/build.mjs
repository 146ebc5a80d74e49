// `npm run build`: the portal into `dist/`, and a note of what it was built from.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { toolEnvironment } from './node-runtime.mjs'
import { hashInputs, recordBuild } from './portal-build.mjs'
import { root } from './places.mjs'

const inputs = hashInputs()
const rsbuild = join(root, 'node_modules', '@rsbuild', 'core', 'bin', 'rsbuild.js')
const { status } = spawnSync(process.execPath, [rsbuild, 'build', ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnvironment(),
  stdio: 'inherit',
})
if (status === 0) recordBuild(inputs)
process.exitCode = status ?? 1
