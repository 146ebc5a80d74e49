// Installs what the tests need as Debian packages, if run as root.
import { existsSync } from 'node:fs'
import { start } from '../support/processes.mjs'

/**
 * Does nothing on another system or without the rights of root.
 * @param {...string} packages
 */
export const installDebianPackages = async (...packages) => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Installing from the packages of this system: ${packages.join(', ')} …`)
  // Run level 1 keeps a package from starting its service.
  /** @type {{ env: NodeJS.ProcessEnv, stdio: import('node:child_process').StdioOptions }} */
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, stdio: ['ignore', 'ignore', 'inherit'] }
  await start('apt-get', ['update', '-qq'], quiet).ended
  await start('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet).ended
}

/**
 * Finds a program, or installs it as Debian packages; prints a line if both fail.
 * @template Program
 * @param {string} name
 * @param {() => Program | undefined} find
 * @param {...string} packages
 */
export const ensureProgram = async (name, find, ...packages) => {
  const found = find()
  if (found) return found
  await installDebianPackages(...packages)
  const installed = find()
  if (!installed) console.log(`No ${name}: what needs it is skipped. The Debian packages are ${packages.join(', ')}.`)
  return installed
}

/** Installs the only font of `--font-sans` that Debian has: texts that fit with it are truncated with a wide default font. */
export const ensureFont = async () => {
  if (!existsSync('/usr/share/fonts/truetype/liberation')) await installDebianPackages('fonts-liberation')
}
