import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const SANDBOX_ENTRY = 'sandbox/main.ts'

export const REPORTS = '.cache/test-reports'
