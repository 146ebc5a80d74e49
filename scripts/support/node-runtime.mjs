import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './paths.mjs'

export const NEEDED_MAJOR = 24

/** Path of the package with Node for this machine. It exists for Linux on x64 and arm64. */
export const NODE_PACKAGE = `node_modules/node-${process.platform}-${process.arch}`

/** @returns {number | undefined} the major version that `node --version` of this program prints */
const majorOf = (/** @type {string} */ program) => {
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/^v(\d+)\./.exec(stdout)?.[1]) : undefined
}

/**
 * Returns the first candidate that is new enough. Each one is run, because the Linux package is also installed on systems
 * without its C library.
 */
export const pickNode = (
  /** @type {string[]} */ candidates,
  /** @type {(program: string) => number | undefined} */ versionOf = majorOf,
) => {
  const found = candidates.find((program) => (versionOf(program) ?? 0) >= NEEDED_MAJOR)
  if (found) return found
  throw new Error(
    `The portal needs Node ${NEEDED_MAJOR} or newer; this is ${process.platform}-${process.arch} with Node ${process.versions.node}. ` +
      `Linux with glibc on x64 or arm64 installs it as a package: if that failed, check npm's registry and proxy, and try again. ` +
      `Otherwise install Node ${NEEDED_MAJOR} (for example \`nvm install ${NEEDED_MAJOR}\`).`,
  )
}

export const nodeRuntime = () => {
  const bundled = join(root, NODE_PACKAGE, 'bin', 'node')
  return pickNode([...(existsSync(bundled) ? [bundled] : []), process.execPath, 'node'])
}

/** Puts node_modules/.bin, and with it the right Node, first in PATH. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
})
