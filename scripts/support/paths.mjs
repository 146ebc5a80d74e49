import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const SANDBOX_ENTRY = 'sandbox/main.ts'

export const REPORTS = '.cache/test-reports'

/** The JavaScript file of a command, to be run with Node: Windows cannot start the one in node_modules/.bin without a shell. */
export const commandFile = (/** @type {string} */ command, packageName = command) => {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, bin[command])
}
