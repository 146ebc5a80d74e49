import { rmSync } from 'node:fs'
import { REGENERATED } from './pact-files.ts'

export const clearPacts = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** Pact merges into existing files, so interactions of removed tests would stay. */
export const setup = (): void => clearPacts(REGENERATED)
