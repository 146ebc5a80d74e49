import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const FOLDER = 'dist/static/js/async'

/** Name of the only lazy chunk of the build that contains a text. */
export function chunkWith(text: string): string {
  const [chunk = '', ...others] = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.js') && readFileSync(join(FOLDER, name), 'utf8').includes(text),
  )
  expect(chunk, text).not.toBe('')
  expect(others, text).toEqual([])
  return chunk
}
