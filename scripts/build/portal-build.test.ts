import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { beginBuild, buildIsCurrent, recordBuild } from './portal-build.mjs'

const folder = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => {
  rmSync(folder, { recursive: true })
  mkdirSync(join(folder, 'src/app'), { recursive: true })
  mkdirSync(join(folder, 'dist'))
  mkdirSync(join(folder, 'node_modules'))
  mkdirSync(join(folder, 'scripts/build'), { recursive: true })
  writeFileSync(join(folder, 'src/app/main.ts'), 'export {}')
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html>')
  recordBuild(beginBuild(folder), folder)
})

test('a build of the current source is up to date', () => {
  expect(buildIsCurrent(folder)).toBe(true)
})

test.each([
  ['a changed file', () => writeFileSync(join(folder, 'src/app/main.ts'), 'export const a = 1')],
  ['a new file', () => writeFileSync(join(folder, 'src/app/other.ts'), '')],
  ['a removed file', () => rmSync(join(folder, 'src/app/main.ts'))],
  ['another compression', () => writeFileSync(join(folder, 'scripts/build/compress.mjs'), '')],
  ['another build command', () => writeFileSync(join(folder, 'scripts/build.mjs'), '')],
  ['another lock file', () => writeFileSync(join(folder, 'package-lock.json'), '{}')],
  ['other packages', () => writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}')],
  ['a build that somebody removed', () => rmSync(join(folder, 'dist'), { recursive: true })],
])('%s asks for another build', (_, change) => {
  change()
  expect(buildIsCurrent(folder)).toBe(false)
})

test('a build that was not completed asks for another build', () => {
  beginBuild(folder)
  expect(buildIsCurrent(folder)).toBe(false)
})

test('a changed test does not make the build outdated', () => {
  writeFileSync(join(folder, 'src/app/main.test.ts'), 'test')
  expect(buildIsCurrent(folder)).toBe(true)
})
