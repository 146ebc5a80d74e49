// One place that knows how to get the web server of the shipped configuration to test with.
import { installDebianPackages } from './debian-packages.mjs'
import { filesOnPath, isExecutable } from './find-program.mjs'

const PACKAGE = 'nginx-light'

/**
 * The program to use, or undefined where there is none. Debian puts it into a folder that only root has in PATH.
 * @param {{ env?: NodeJS.ProcessEnv, exists?: (file: string) => boolean }} [environment]
 */
export const findNginx = ({ env = process.env, exists = isExecutable } = {}) =>
  [...filesOnPath(env, 'nginx'), '/usr/sbin/nginx'].find(exists)

/** Finds nginx, or installs Debian's package where that is allowed; prints a line where its tests will be skipped. */
export const ensureNginx = async () => {
  if (findNginx()) return
  await installDebianPackages(PACKAGE)
  if (findNginx()) return
  console.log(`No nginx: the tests of the shipped web server are skipped. Debian's package ${PACKAGE} brings it.`)
}
