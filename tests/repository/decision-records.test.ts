import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const records = readdirSync('docs/decisions').filter((file) => /^\d/.test(file))
const index = readFileSync('docs/decisions/README.md', 'utf8')
/** Rows of records that were merged into another one, or superseded by it. */
const replaced = [...index.matchAll(/^\| (\d{4}) \| .+ \| \[\d{4}\]\((.+)\) \|$/gm)].map(([, number, file]) => ({
  number,
  file,
}))

test('decision records are numbered without gaps and listed in the index', () => {
  const numbers = [...records.map((file) => file.slice(0, 4)), ...replaced.map(({ number }) => number)]
  expect(numbers.map(Number).toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
  const rows = records.map((file) => {
    const [, number, title] = /^# (\d{4}) (.+)/.exec(readFileSync(`docs/decisions/${file}`, 'utf8')) ?? []
    return `| [${number}](${file}) | ${title} |`
  })
  expect(rows.filter((row) => !index.includes(row))).toEqual([])
  expect(replaced.filter(({ file }) => !records.includes(String(file)))).toEqual([])
})

test.each(records)('%s is one page with date, status, context, decision and consequences', (file) => {
  const text = readFileSync(`docs/decisions/${file}`, 'utf8')
  const headings = [...text.matchAll(/^(Date|Status|## \w+)/gm)].map(([heading]) => heading)
  expect(headings).toEqual(['Date', 'Status', '## Context', '## Decision', '## Consequences'])
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(500)
})
