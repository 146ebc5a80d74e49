import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ERROR_CLASS = /class (?<className>\w+) extends Error \{.*?\bname = '(?<errorName>\w+)'/gs

const errors = globSync('{src,sandbox,contracts}/**/*.ts').flatMap((path) =>
  Array.from(readFileSync(path, 'utf8').matchAll(ERROR_CLASS), ({ groups = {} }) => groups),
)

test('an error has the name of its class, so that a report leads to the code', () => {
  expect(errors.length).toBeGreaterThan(10)
  expect(errors.filter(({ className, errorName }) => className !== errorName)).toEqual([])
})
