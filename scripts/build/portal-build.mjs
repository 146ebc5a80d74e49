// Rebuilds `dist/` when its inputs have changed, so that `npm start` never serves an outdated portal.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../support/paths.mjs'

const INPUTS = [
  'src',
  'deploy',
  'scripts/build.mjs',
  'scripts/build/compress.mjs',
  'rsbuild.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
]

/** Not in `dist/`, whose files are served to browsers. */
const STAMP = '.cache/portal-build'

/** @returns {string[]} all files below the path, sorted, so that the hash does not depend on the file system */
const filesBelow = (/** @type {string} */ folder, /** @type {string} */ path) => {
  const full = join(folder, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(folder, `${path}/${name}`))
}

/** Hash of names and contents; tests are excluded. */
const hashInputs = (folder = root) => {
  const hash = createHash('sha256')
  const files = INPUTS.flatMap((input) => filesBelow(folder, input)).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return hash.digest('hex')
}

export const buildIsCurrent = (folder = root) => {
  const stamp = join(folder, STAMP)
  if (!existsSync(join(folder, 'dist', 'index.html')) || !existsSync(stamp)) return false
  return readFileSync(stamp, 'utf8') === hashInputs(folder)
}

/**
 * Makes `dist/` outdated until `recordBuild`, also if the build fails or is aborted.
 * @returns the hash of the inputs before the build, so that a file saved during the build makes it outdated
 */
export const beginBuild = (folder = root) => {
  rmSync(join(folder, STAMP), { force: true })
  return hashInputs(folder)
}

/** @param {string} inputs of `beginBuild` */
export const recordBuild = (inputs, folder = root) => {
  mkdirSync(dirname(join(folder, STAMP)), { recursive: true })
  writeFileSync(join(folder, STAMP), inputs)
}
