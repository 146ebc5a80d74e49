import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

test('a public API that imports a model without a name is kept by the build', () => {
  const files = globSync('src/*/*/index.ts')
  const importing = files.filter((file) => /^import '\.\//m.test(readFileSync(file, 'utf8')))
  const isListed = (file: string) => packageJson.sideEffects.some((pattern) => matchesGlob(file, pattern))
  expect(importing.length).toBeGreaterThan(0)
  expect(importing.filter((file) => !isListed(file))).toEqual([])
})
