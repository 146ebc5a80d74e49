import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const records = readdirSync('docs/decisions').filter((file) => /^\d/.test(file))

/** A record that another one replaces: its title, and a line that links to that one. */
const POINTER = /^# \d{4} .+\n\nStatus: (?:merged into|superseded by) \[\d{4}\]\((.+)\)\n$/

test('decision records are numbered without gaps and listed in the index', () => {
  expect(records.map((file) => Number(file.slice(0, 4)))).toEqual(records.map((_, index) => index + 1))
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  expect(records.filter((file) => !index.includes(`(${file})`))).toEqual([])
})

test.each(records)(
  '%s is one page with date, status, context, decision and consequences, or points to another record',
  (file) => {
    const text = readFileSync(`docs/decisions/${file}`, 'utf8')
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
