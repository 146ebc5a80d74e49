// Brings node_modules in step with package-lock.json. Runs on a plain Node 20 before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { root } from './paths.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/** npm's own record of what lies in node_modules; it is written last, so an install that was cut short has none. */
const RECORD = 'node_modules/.package-lock.json'

/**
 * Whether what is installed is what the lock asks for: also after a `git pull`, or an `npm install` typed by hand.
 * Optional packages may be absent, because most of them are for other platforms.
 */
export const isInstalled = (/** @type {Lock} */ requested, /** @type {Lock | undefined} */ installed) => {
  if (!installed) return false
  const paths = Object.keys(requested.packages).filter((path) => path !== '')
  return (
    Object.keys(installed.packages).every((path) => path in requested.packages) &&
    paths.every((path) => {
      const want = requested.packages[path]
      const have = installed.packages[path]
      if (!have) return want?.optional === true
      return have.version === want?.version && (!want?.integrity || have.integrity === want.integrity)
    })
  )
}

const readLock = (/** @type {string} */ path) => {
  const file = join(root, path)
  return existsSync(file) ? /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** The environment without node_modules/.bin in PATH: npm must not run on the Node that it is about to delete. */
const withoutLocalBinaries = () => {
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.endsWith(`node_modules${sep}.bin`))
  return { ...process.env, PATH: path.join(delimiter) }
}

export const ensureInstalled = () => {
  const requested = readLock('package-lock.json')
  if (!requested) throw new Error('package-lock.json is missing: this is not a complete copy of the repository')
  if (isInstalled(requested, readLock(RECORD))) return
  console.log('Installing the packages of package-lock.json (about half a minute) …')
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    env: withoutLocalBinaries(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) throw new Error(`npm could not be started: ${error.message}`)
  if (status !== 0) throw new Error('the packages could not be installed; npm says why above')
}
