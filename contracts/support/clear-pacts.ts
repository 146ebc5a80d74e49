import { rmSync } from 'node:fs'
import { REGENERATED } from './pact-files.ts'

/** Pact merges into existing files, so interactions of removed tests would stay. */
export const setup = (): void => rmSync(REGENERATED, { recursive: true, force: true })
