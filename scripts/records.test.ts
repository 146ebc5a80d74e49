import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>

test('every version is exact', () => {
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(all.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('every run-time dependency has exactly one line with its reason', () => {
  const rows = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted())
})

const records = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d/.test(file))

/** A record that another one replaces: its title, and a line that links to that one. */
const POINTER = /^# \d{4} .+\n\nStatus: (?:merged into|superseded by) \[\d{4}\]\((.+)\)\n$/

test('decision records are numbered without gaps and listed in the index', () => {
  expect(records.map((file) => Number(file.slice(0, 4)))).toEqual(records.map((_, index) => index + 1))
  const index = read('docs/decisions/README.md')
  expect(records.filter((file) => !index.includes(`(${file})`))).toEqual([])
})

test.each(records)(
  '%s is one page with date, status, context, decision and consequences, or points to another record',
  (file) => {
    const text = read(`docs/decisions/${file}`)
    const pointer = POINTER.exec(text)
    if (pointer) {
      expect(records).toContain(pointer[1])
      return
    }
    const headings = [...text.matchAll(/^(Date|Status|## \w+)/gm)].map(([heading]) => heading)
    expect(headings).toEqual(['Date', 'Status', '## Context', '## Decision', '## Consequences'])
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(500)
  },
)
