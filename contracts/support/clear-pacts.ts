import { rmSync } from 'node:fs'
import { REGENERATED } from './pact-files.ts'

/** Pact adds to the files that it finds, so an interaction that no test makes any more would stay for ever. */
export const setup = (): void => rmSync(REGENERATED, { recursive: true, force: true })
