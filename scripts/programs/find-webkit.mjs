import { ensureProgram } from './debian-packages.mjs'
import { filesOnPath, isExecutable } from './find-program.mjs'

const BROWSERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((version) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/libexec'].map(
    (folder) => `${folder}/${version}/MiniBrowser`,
  ),
)

/** @typedef {{ driver: string, browser: string, screen: string }} WebKit */

/**
 * Returns undefined if one of the programs is missing.
 * @param {{ env?: NodeJS.ProcessEnv, exists?: (file: string) => boolean }} [options]
 * @returns {WebKit | undefined}
 */
export const findWebKit = ({ env = process.env, exists = isExecutable } = {}) => {
  const driver = filesOnPath(env, 'WebKitWebDriver').find(exists)
  const screen = filesOnPath(env, 'Xvfb').find(exists)
  const browser = BROWSERS.find(exists)
  return driver && screen && browser ? { driver, browser, screen } : undefined
}

export const ensureWebKit = () => ensureProgram('WebKit', findWebKit, 'webkit2gtk-driver', 'xvfb')
