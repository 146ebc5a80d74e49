// Installs what the tests need from Debian's packages, where that is allowed.
import { existsSync } from 'node:fs'
import { start } from './processes.mjs'

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

/** The only font of `--font-sans` that Debian has: texts that fit with it are truncated with a wide default font. */
export const ensureFont = async () => {
  if (!existsSync('/usr/share/fonts/truetype/liberation')) await installDebianPackages('fonts-liberation')
}
