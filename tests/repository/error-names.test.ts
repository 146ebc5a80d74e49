import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const errors = globSync('{src,sandbox,contracts}/**/*.ts').flatMap((path) => {
  const source = readFileSync(path, 'utf8')
  return Array.from(source.matchAll(/class (\w+) extends Error\b/g), ([, name]) => ({
    name,
    isNamed: source.includes(`override readonly name = '${name}'`),
  }))
})

test('an error has the name of its class, so that a report leads to the code', () => {
  expect(errors.length).toBeGreaterThan(10)
  expect(errors.filter(({ isNamed }) => !isNamed)).toEqual([])
})
