import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressFolder } from './compress.mjs'

const folder = mkdtempSync(join(tmpdir(), 'compress-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('text files are compressed with brotli and gzip, small files and images are not', async () => {
  const script = 'export const hello = "merhaba"\n'.repeat(200)
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'static/app.js'), script)
  writeFileSync(join(folder, 'tiny.css'), 'a{}')
  writeFileSync(join(folder, 'photo.png'), script)

  const { files, before, after } = await compressFolder(folder)

  expect({ files, before }).toEqual({ files: 1, before: script.length })
  expect(after).toBeLessThan(before / 10)
  expect(brotliDecompressSync(readFileSync(join(folder, 'static/app.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'static/app.js.gz'))).toString()).toBe(script)
  expect(existsSync(join(folder, 'tiny.css.br')) || existsSync(join(folder, 'photo.png.gz'))).toBe(false)
})
