// Installs the packages of package-lock.json. Must run on Node 20 without any package.
import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { NEEDED_MAJOR, NODE_PACKAGE } from '../support/node-runtime.mjs'
import { root } from '../support/paths.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/** npm's record of node_modules. npm writes it last, so it is missing after an aborted install. */
const RECORD = 'node_modules/.package-lock.json'

/**
 * Compares the installed packages with the lock file, which a `git pull` may have changed. Optional packages may be missing,
 * because most of them are for other platforms. npm also leaves out one that it failed to download: the Node package of this
 * machine must not be missing if this Node is too old.
 */
export const isInstalled = (
  /** @type {Lock} */ requested,
  /** @type {Lock | undefined} */ installed,
  nodeVersion = process.versions.node,
) => {
  if (!installed) return false
  const needsNode = Number.parseInt(nodeVersion, 10) < NEEDED_MAJOR
  const paths = Object.keys(requested.packages).filter((path) => path !== '')
  return (
    Object.keys(installed.packages).every((path) => path in requested.packages) &&
    paths.every((path) => {
      const want = requested.packages[path]
      const have = installed.packages[path]
      if (!have) return want?.optional === true && !(needsNode && path === NODE_PACKAGE)
      return have.version === want?.version && (!want?.integrity || have.integrity === want.integrity)
    })
  )
}

const readLock = (/** @type {string} */ path) => {
  const file = join(root, path)
  return existsSync(file) ? /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Removes node_modules/.bin from PATH: npm must not run on the Node that it is going to delete. */
const withoutLocalBinaries = () => {
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.endsWith(`node_modules${sep}.bin`))
  return { ...process.env, PATH: path.join(delimiter) }
}

/** Runs a command with a shell, which Windows needs for npm. */
const run = (/** @type {string} */ command) => {
  try {
    execSync(command, { cwd: root, env: withoutLocalBinaries(), stdio: ['ignore', 'inherit', 'inherit'] })
  } catch {
    throw new Error(`${command} failed; the reason is above`)
  }
}

/**
 * NODE_ENV=production would omit the development packages, which build the portal. npm 10 runs the scripts of every package;
 * npm 11 runs those that `allowScripts` allows. None is needed.
 */
export const INSTALL_COMMAND = 'npm ci --include=dev --ignore-scripts --loglevel=error'

export const ensureInstalled = () => {
  const requested = readLock('package-lock.json')
  if (!requested) throw new Error('package-lock.json is missing: this is not a complete copy of the repository')
  if (isInstalled(requested, readLock(RECORD))) return
  console.log('Installing the packages of package-lock.json (about half a minute) …')
  run(INSTALL_COMMAND)
  run('npm run --loglevel=error prepare')
}
