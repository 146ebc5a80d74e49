import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../support/paths.mjs'
import {
  currentPage,
  faultsPage,
  findProblems,
  findStrayIds,
  findTests,
  PAGE,
  readSections,
  readTestFiles,
} from './faults'

const sections = readSections()
const files = readTestFiles()

test('every row has either a test or a reason, and every id in a title is a row', () => {
  const tests = files.flatMap(([file, source]) => findTests(file, source))
  expect(findProblems(sections, tests)).toEqual([])
})

test('every row has its own id', () => {
  const ids = sections.flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(ids).toEqual([...new Set(ids)])
})

test('ids are at the end of titles only', () => {
  expect(files.filter(([file, source]) => findStrayIds(file, source).length > 0).map(([file]) => file)).toEqual([])
})

test('the page is the generated one', () => {
  expect(readFileSync(join(root, PAGE), 'utf8')).toBe(currentPage())
})

const SOURCE = `
test('a user\\'s name (F-A01)', () => {})
test.each(['a', 'b'])("%s is empty (F-A02, F-B01)", () => {})
test(\`at \${width} px it fits (F-A01)\`, { tag: '@firefox' }, async () => {})
test('another (F-A03) title', () => {})
`

test('titles are read with their ids, in quotes of every kind', () => {
  expect(findTests('a.test.ts', SOURCE)).toEqual([
    { file: 'a.test.ts', title: String.raw`a user\'s name`, ids: ['A01'] },
    { file: 'a.test.ts', title: '%s is empty', ids: ['A02', 'B01'] },
    { file: 'a.test.ts', title: `at $\{width} px it fits`, ids: ['A01'] },
  ])
  expect(findStrayIds('a.test.ts', SOURCE)).toEqual(['A03'])
})

const row = (id: string, reason?: string) => ({
  id,
  fault: 'A fault',
  expected: 'A message',
  ...(reason && { reason }),
})

test('a row without test and reason, one with both, and an unknown id are found', () => {
  const rows = [row('A01'), row('A02', 'Not built.'), row('A03')]
  expect(findProblems([{ title: 'HTTP', rows }], findTests('a.test.ts', SOURCE))).toEqual([
    'A03 has neither test nor reason',
    'A02 has both a test and a reason',
    'B01 is named by a test and is no row',
  ])
})

test('a row shows links to its tests, or its reason', () => {
  const page = faultsPage(
    [{ title: 'HTTP', rows: [row('A01'), row('C01', 'Not built.')] }],
    findTests('src/a.test.ts', SOURCE),
  )
  expect(page).toContain('\n## HTTP\n')
  expect(page).toContain(
    "| A01 | A fault | A message | [a.test.ts: a user's name](../src/a.test.ts)<br>[a.test.ts: at … px it fits](../src/a.test.ts) |",
  )
  expect(page).toContain('| C01 | A fault | A message | Not built. |')
})
