import { expect, test } from 'vitest'
import { missingFigure, medianFigure } from './figure.ts'
import { formatTables } from './table.ts'

test('a table has value, range, target, verdict, and the reason of a missing value', () => {
  const table = formatTables([
    {
      title: 'Start',
      figures: [
        medianFigure(
          { what: 'ready', unit: 'ms', target: { atMost: 800, label: '1.5 x the baseline' } },
          [700.4, 650, 910],
        ),
        medianFigure({ what: 'requests', unit: 'count' }, [9, 9, 9]),
        missingFigure({ what: 'search', unit: 'ms', target: { atMost: 20 } }, 'needs --million'),
      ],
    },
  ])
  expect(table.split('\n')).toEqual([
    '### Start',
    '',
    '| figure   |  value |   range | target                         | verdict |                 |',
    '|----------|-------:|--------:|--------------------------------|---------|-----------------|',
    '| ready    | 700 ms | 650–910 | 1.5 x the baseline (<= 800 ms) | met     |                 |',
    '| requests |      9 |         |                                |         |                 |',
    '| search   |      – |         | <= 20 ms                       | n.a.    | needs --million |',
    '',
  ])
})

test('a long reason of several lines is truncated to one line', () => {
  const why = `first line\nsecond | line ${'x'.repeat(500)}`
  const table = formatTables([{ title: 'One', figures: [missingFigure({ what: 'a', unit: 'count' }, why)] }])
  expect(table.split('\n')).toHaveLength(6)
  expect(table).toContain('first line second / line xxx')
  expect(table).toContain('x… |')
})

test('columns are aligned over all tables', () => {
  const tables = formatTables([
    { title: 'One', figures: [medianFigure({ what: 'a', unit: 'count' }, [1])] },
    { title: 'Two', figures: [medianFigure({ what: 'a much longer name', unit: 'count' }, [1])] },
  ])
  const rows = tables.split('\n').filter((line) => line.startsWith('|'))
  expect(new Set(rows.map((row) => row.length)).size).toBe(1)
})
