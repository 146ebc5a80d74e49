import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isExecutable = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Each name in each folder of PATH; the files may not exist.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} names in the order of preference
 */
export const filesOnPath = ({ PATH = '' }, ...names) => {
  const folders = PATH.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}
