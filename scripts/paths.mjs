import { fileURLToPath } from 'node:url'

/** The folder of the repository, wherever a script was started from. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The program that is the whole clinic platform: API, live events and the built portal on one origin. */
export const SANDBOX = 'sandbox/main.ts'

/** Reports of a test run, one file per step. */
export const REPORTS = '.cache/test-reports'
