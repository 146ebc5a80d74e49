// The Node that runs the product's own programs: 24, which the repository brings for Linux as an ordinary package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './paths.mjs'

const NEEDED_MAJOR = 24

/** @returns {number | undefined} the major version that `node --version` of this program prints */
const majorOf = (/** @type {string} */ program) => {
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/^v(\d+)\./.exec(stdout)?.[1]) : undefined
}

/**
 * The first of the candidates that is new enough. A candidate is asked rather than trusted: the package for Linux is
 * also installed where its C library is missing.
 */
export const pickNode = (
  /** @type {string[]} */ candidates,
  /** @type {(program: string) => number | undefined} */ versionOf = majorOf,
) => {
  const found = candidates.find((program) => (versionOf(program) ?? 0) >= NEEDED_MAJOR)
  if (found) return found
  throw new Error(
    `The portal needs Node ${NEEDED_MAJOR} or newer. The packages bring it for Linux on x64 and arm64; ` +
      `this machine is ${process.platform}-${process.arch} with Node ${process.versions.node}. ` +
      `Install Node ${NEEDED_MAJOR} (for example \`nvm install ${NEEDED_MAJOR}\`) and try again.`,
  )
}

export const nodeRuntime = () => {
  const bundled = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  return pickNode([...(existsSync(bundled) ? [bundled] : []), process.execPath, 'node'])
}

/** An environment in which the tools of node_modules, and with them the right Node, are found first. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
})
