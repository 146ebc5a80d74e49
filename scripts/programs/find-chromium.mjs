import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { installDebianPackages } from './debian-packages.mjs'
import { filesOnPath, findProgram, isExecutable, isWindows } from './find-program.mjs'
import { nodeRuntime } from '../support/node-runtime.mjs'
import { commandFile } from '../support/paths.mjs'
import { start } from '../support/processes.mjs'

/** The last `--disable-features` wins, so the list of Playwright is repeated. */
const PLAYWRIGHTS_DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Performance: the suggestions of the address bar are web pages in a renderer of their own, started for every window,
 * also without a visible one. CPU time of the browser for a home page: 5.9 s with them, 3.6 s without, 3.4 s without the
 * spare renderer too (two cores, mean of 8 pages).
 */
const UNUSED_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** No sandbox, because tests often run as root, and no background network traffic. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHTS_DISABLED_FEATURES, ...UNUSED_FEATURES].join(',')}`,
]

const ENVIRONMENT = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const DEBIAN_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of Playwright's download, which may not exist. */
const playwrightsOwn = () => {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return undefined // not installed yet
  }
}

/** Ubuntu's `chromium-browser` may be a stub that refers to snap, so the program has to print its version. */
const printsVersion = (/** @type {string} */ file) =>
  isExecutable(file) && (isWindows || spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0)

/**
 * Order: environment variables, Playwright's download, the system's browser.
 * @param {{ env?: NodeJS.ProcessEnv, own?: string | undefined, runs?: (file: string) => boolean }} [options]
 */
export const findChromium = ({ env = process.env, own = playwrightsOwn(), runs = printsVersion } = {}) =>
  findProgram(ENVIRONMENT, [...(own ? [own] : []), ...filesOnPath(env, ...SYSTEM_NAMES), ...APPLICATIONS], {
    env,
    exists: runs,
  })

/**
 * The headless shell of Debian's Chromium, if that Chromium is used, otherwise the browser itself. In the shell a page load
 * in a new context takes a sixth less CPU time. It has no `chrome:` pages, no profile preferences and no permission prompts.
 * @param {string | undefined} chromium
 */
export const headlessShellOf = (chromium, runs = printsVersion) =>
  chromium === DEBIAN_CHROMIUM && runs(DEBIAN_HEADLESS_SHELL) ? DEBIAN_HEADLESS_SHELL : chromium

/** Installs the headless shell for the Chromium of Debian. The tests run without it, too. */
export const ensureHeadlessShell = async (/** @type {string} */ chromium) => {
  if (chromium === DEBIAN_CHROMIUM && headlessShellOf(chromium) === chromium) {
    await installDebianPackages('chromium-headless-shell')
  }
}

/** Finds Chromium or installs it: with Playwright, otherwise as a Debian package if run as root. */
export const ensureChromium = async () => {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; downloading the one of Playwright …')
  // stderr is ignored: without network access Playwright prints long stack traces.
  await start(nodeRuntime(), [commandFile('playwright'), 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
  }).ended
  if (!findChromium()) await installDebianPackages('chromium')
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run this again.',
  )
}
