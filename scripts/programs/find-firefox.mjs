import { ensureProgram } from './debian-packages.mjs'
import { filesOnPath, findProgram, isExecutable } from './find-program.mjs'

const SYSTEM_NAMES = ['firefox-esr', 'firefox']
const APPLICATIONS = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * Order: environment variable, the system's browser.
 * @param {{ env?: NodeJS.ProcessEnv, exists?: (file: string) => boolean }} [options]
 */
export const findFirefox = ({ env = process.env, exists = isExecutable } = {}) =>
  findProgram(['FIREFOX_PATH'], [...filesOnPath(env, ...SYSTEM_NAMES), ...APPLICATIONS], { env, exists })

export const ensureFirefox = () => ensureProgram('Firefox', findFirefox, 'firefox-esr')
