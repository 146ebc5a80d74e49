import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Same globs as `declarationsOnly` in `rsbuild.config.ts`: the build marks these files as free of side effects. */
const FILES = [
  'src/shared/{api,browser,lib,ui}/**/*.{ts,tsx}',
  'src/{entities,features,pages,widgets}/*/{api,lib,ui}/**/*.{ts,tsx}',
  'src/{entities,pages,widgets}/*/index.ts',
]

/** Top-level side effects: connections, listeners, and imports of our own files for their side effects. */
const HAPPENS = /^(?:sample|split|forward|createWatch|addEventListener|import ['"](?:\.|@\/)(?!.*\.css))/m

const files = FILES.flatMap((pattern) => globSync(pattern)).filter(
  (path) => !/\.test\.tsx?$|[\\/]generated[\\/]/.test(path),
)

test('files marked as free of side effects only declare things', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((path) => HAPPENS.test(readFileSync(path, 'utf8')))).toEqual([])
})
