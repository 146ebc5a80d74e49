import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const FOLDER = 'dist/static/js/async'

/** Name of the only lazy chunk of the build that contains a text. */
export function chunkWith(text: string): string | undefined {
  const chunks = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.js') && readFileSync(join(FOLDER, name), 'utf8').includes(text),
  )
  expect(chunks, text).toHaveLength(1)
  return chunks[0]
}
