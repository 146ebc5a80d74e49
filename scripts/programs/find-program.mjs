import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isExecutable = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * The program that an environment variable names, else the first existing file.
 * @param {readonly string[]} variables
 * @param {readonly string[]} files
 * @param {{ env: NodeJS.ProcessEnv, exists: (file: string) => boolean }} environment
 */
export const findProgram = (variables, files, { env, exists }) => {
  for (const variable of variables) {
    const file = env[variable]
    if (!file) continue
    if (!exists(file)) throw new Error(`${variable} names ${file}, which cannot be run`)
    return file
  }
  return files.find(exists)
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

/** On Windows the `--version` of a browser opens a window and prints nothing. */
export const isWindows = process.platform === 'win32'

/** @returns for example "Chromium 156.0.8078.79", on Windows the path */
export const versionOf = (/** @type {string} */ file) =>
  isWindows ? file : spawnSync(file, ['--version'], { timeout: 30_000, encoding: 'utf8' }).stdout.trim()
