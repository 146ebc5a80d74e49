import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** As `declarationsOnly` in `rsbuild.config.ts` has it: there, the build drops what nobody imports by name. */
const FILES = [
  'src/shared/{api,browser,lib,ui}/**/*.{ts,tsx}',
  'src/{entities,features,pages,widgets}/*/{api,lib,ui}/**/*.{ts,tsx}',
  'src/{entities,pages,widgets}/*/index.ts',
]

/** Something at the margin of a file that connects, listens, or imports another of our files for what it does. */
const HAPPENS = /^(?:sample|split|forward|createWatch|addEventListener|import ['"](?:\.|@\/)(?!.*\.css))/m

const files = FILES.flatMap((pattern) => globSync(pattern)).filter(
  (path) => !/\.test\.tsx?$|[\\/]generated[\\/]/.test(path),
)

test('files that may be dropped from the build only declare something: nothing happens when they are loaded', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((path) => HAPPENS.test(readFileSync(path, 'utf8')))).toEqual([])
})
