import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const FOLDER = 'dist/static/js/async'

/** Names of the lazy chunks of the build that contain a text. */
export function chunksWith(text: string, { count = 1 } = {}): string[] {
  const chunks = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.js') && readFileSync(join(FOLDER, name), 'utf8').includes(text),
  )
  expect(chunks, text).toHaveLength(count)
  return chunks
}
