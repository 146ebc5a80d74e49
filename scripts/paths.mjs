import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Started with Node: Windows cannot start the file in node_modules/.bin without a shell. */
export const RSBUILD = 'node_modules/@rsbuild/core/bin/rsbuild.js'

export const SANDBOX_ENTRY = 'sandbox/main.ts'

export const REPORTS = '.cache/test-reports'
