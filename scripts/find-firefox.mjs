// One place that knows which Firefox the tests drive, and how to get one.
import { installDebianPackages } from './debian-packages.mjs'
import { filesOnPath, isExecutable } from './find-program.mjs'

const PACKAGE = 'firefox-esr'
const SYSTEM_NAMES = ['firefox-esr', 'firefox']
const APPLICATIONS = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * The browser to use: the one that `FIREFOX_PATH` names, else the system's.
 * @param {{ env?: NodeJS.ProcessEnv, exists?: (file: string) => boolean }} [environment]
 * @returns {string | undefined}
 */
export const findFirefox = ({ env = process.env, exists = isExecutable } = {}) => {
  const named = env.FIREFOX_PATH
  if (named && !exists(named)) throw new Error(`FIREFOX_PATH names ${named}, which is no program`)
  if (named) return named
  return [...filesOnPath(env, ...SYSTEM_NAMES), ...APPLICATIONS].find(exists)
}

/** Finds a Firefox, or installs Debian's package where that is allowed; says so where its tests will be skipped. */
export const ensureFirefox = async () => {
  const found = findFirefox()
  if (found) return found
  await installDebianPackages(PACKAGE)
  const installed = findFirefox()
  if (installed) return installed
  console.log(`No Firefox: its tests are skipped. Debian's package ${PACKAGE} is one, or FIREFOX_PATH names one.`)
  return undefined
}
