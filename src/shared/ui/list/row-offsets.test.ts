import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  layoutRows,
  rowAfterKey,
  rowOffsets,
  rowOfNextGroup,
  rowsBetween,
  shownRows,
  withMeasured,
} from './row-offsets'

const heights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 60 })

test('the rows between two heights are those that overlap them', () => {
  fc.assert(
    fc.property(heights, fc.nat(5_000), fc.nat(800), (rows, from, length) => {
      const offsets = rowOffsets(rows)
      const total = offsets.at(-1) ?? 0
      const top = Math.min(from, total - 1)
      const bottom = top + length
      const { first, end } = rowsBetween(offsets, top, bottom)
      const touching = rows.flatMap((_, row) =>
        (offsets[row + 1] ?? 0) > top && (offsets[row] ?? 0) <= bottom ? [row] : [],
      )
      expect([first, end - 1]).toEqual([touching[0], touching.at(-1)])
    }),
  )
})

test('gaps put the rows of a range, and an active row outside of it, where all rows would have put them', () => {
  fc.assert(
    fc.property(heights, fc.nat(59), fc.nat(59), fc.integer({ min: -1, max: 59 }), (rows, from, to, activeRow) => {
      const offsets = rowOffsets(rows)
      const last = rows.length - 1
      const range = { first: Math.min(from, to, last), end: Math.min(Math.max(from, to), last) + 1 }
      const active = Math.min(activeRow, last)
      let end = 0
      const placed = shownRows(offsets, range, active).map(({ at, gap }) => {
        const start = end + gap
        end = start + (rows[at] ?? 0)
        return [at, start]
      })
      const expected = rows.flatMap((_, at) =>
        (at >= range.first && at < range.end) || at === active ? [[at, offsets[at]]] : [],
      )
      expect(placed).toEqual(expected)
    }),
  )
})

test('measured heights move all rows below them, and are kept when other rows are shown', () => {
  const keys = ['a', 'b', 'c', 'd']
  const estimated = layoutRows(keys, new Map(), 10)
  const measured = withMeasured(
    estimated,
    new Map([
      ['b', 25],
      ['d', 5],
      ['gone', 99],
    ]),
  )
  expect([...estimated.offsets]).toEqual([0, 10, 20, 30, 40])
  expect([...measured.offsets]).toEqual([0, 10, 35, 45, 50])
  expect([...layoutRows(['d', 'a', 'b'], measured.heights, 10).offsets]).toEqual([0, 5, 15, 40])
  expect(withMeasured(measured, new Map([['gone', 1]])).offsets).toBe(measured.offsets)
})

test('outside of the list the nearest row is used, in an empty list none', () => {
  const offsets = rowOffsets([10, 20, 30])
  expect(rowsBetween(offsets, -500, -100)).toEqual({ first: 0, end: 1 })
  expect(rowsBetween(offsets, 900, 1_000)).toEqual({ first: 2, end: 3 })
  expect(rowsBetween(rowOffsets([]), 0, 100)).toEqual({ first: 0, end: 0 })
})

test('keys move through the rows and stop at both ends', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'),
      fc.integer({ min: 1, max: 10_000 }),
      fc.nat(9_999),
      (key, count, start) => {
        const target = rowAfterKey(key, start % count, count, 7)
        expect(target).toBeGreaterThanOrEqual(0)
        expect(target).toBeLessThan(count)
      },
    ),
  )
  expect(
    ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => rowAfterKey(key, 50, 100, 7)),
  ).toEqual([51, 49, 57, 43, 0, 99])
  expect(rowAfterKey('Tab', 5, 10, 7)).toBeNull()
})

test('from every row the next or previous group starts inside the list', () => {
  const groups = [0, 3, 4]
  expect([0, 2, 3, 4, 9].map((row) => rowOfNextGroup(groups, row, 1))).toEqual([3, 3, 4, 4, 4])
  expect([0, 2, 3, 4, 9].map((row) => rowOfNextGroup(groups, row, -1))).toEqual([0, 0, 0, 3, 3])
  expect(rowOfNextGroup([], 0, 1)).toBeUndefined()
})
