// One place that knows which browser the tests drive, and how to get one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { start } from './processes.mjs'

/** Quiet and self-contained: no sandbox (tests often run as root), no traffic of the browser's own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const ENVIRONMENT = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const isExecutable = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where Playwright keeps a browser that it downloaded, whether or not it did. */
const playwrightsOwn = () => {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return undefined // not installed yet
  }
}

/**
 * The browser to use: one that the environment names, else Playwright's own, else the system's.
 * @param {{ env?: NodeJS.ProcessEnv, own?: string | undefined, isThere?: (file: string) => boolean }} [world]
 * @returns {string | undefined}
 */
export const findChromium = ({ env = process.env, own = playwrightsOwn(), isThere = isExecutable } = {}) => {
  for (const name of ENVIRONMENT) {
    const file = env[name]
    if (!file) continue
    if (!isThere(file)) throw new Error(`${name} names ${file}, which is no program`)
    return file
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...(own ? [own] : []), ...onPath, ...APPLICATIONS].find(isThere)
}

/** Ubuntu's `chromium-browser` may be a note that points to another shop: only what answers counts. */
const answers = (/** @type {string} */ file) =>
  spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0

const usableChromium = () => {
  const file = findChromium()
  return file && answers(file) ? file : undefined
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** What the program says that it is, as in "Chromium 156.0.8078.79". */
export const versionOf = (/** @type {string} */ file) =>
  spawnSync(file, ['--version'], { timeout: 30_000, encoding: 'utf8' }).stdout.trim()

/** Finds a Chromium or gets one: Playwright's download first, then Debian's package where that is allowed. */
export const ensureChromium = async () => {
  const found = usableChromium()
  if (found) return found
  console.log('No Chromium found; trying the one that Playwright offers …')
  // Where its download is out of reach it says so in pages of stack traces; what to do instead comes below.
  await start('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'inherit', 'ignore'] }).ended
  const downloaded = usableChromium()
  if (downloaded) return downloaded
  if (isDebianRoot()) {
    console.log('Installing the chromium package of this system …')
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await start('apt-get', ['update', '-qq'], quiet).ended
    await start('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet).ended
    const installed = usableChromium()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Google Chrome with the tools of this system, or set ' +
      'CHROMIUM_PATH to one, and run this again.',
  )
}
