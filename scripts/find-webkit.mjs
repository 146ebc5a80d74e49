// One place that knows how to get a WebKit to test with: Debian's WebKitGTK, its WebDriver and a screen for it.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isExecutable } from './find-chromium.mjs'
import { start } from './processes.mjs'

const PACKAGES = ['webkit2gtk-driver', 'xvfb']
const BROWSERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((version) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/libexec'].map(
    (folder) => `${folder}/${version}/MiniBrowser`,
  ),
)

/** @typedef {{ driver: string, browser: string, screen: string }} WebKit */

/**
 * The programs to use, or undefined where one of them is missing.
 * @param {{ env?: NodeJS.ProcessEnv, isThere?: (file: string) => boolean }} [world]
 * @returns {WebKit | undefined}
 */
export const findWebKit = ({ env = process.env, isThere = isExecutable } = {}) => {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = (/** @type {string} */ name) => folders.map((folder) => join(folder, name)).find(isThere)
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  const browser = BROWSERS.find(isThere)
  return driver && screen && browser ? { driver, browser, screen } : undefined
}

/** Finds a WebKit, or installs Debian's packages where that is allowed; says so where its tests will be skipped. */
export const ensureWebKit = async () => {
  if (findWebKit()) return
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing the packages ${PACKAGES.join(' and ')} of this system …`)
    /** @type {{ env: NodeJS.ProcessEnv, stdio: import('node:child_process').StdioOptions }} */
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' }
    await start('apt-get', ['update', '-qq'], quiet).ended
    await start('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], quiet).ended
    if (findWebKit()) return
  }
  console.log(`No WebKit: its tests are skipped. Debian's packages ${PACKAGES.join(' and ')} bring one.`)
}
