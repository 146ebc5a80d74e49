import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsInOrder, columnTracks, moveColumn, resizeColumn, toLayout } from './column-layout'

const COLUMNS = ['time', 'patient', 'doctor', 'message']
const id = fc.constantFrom(...COLUMNS)

test('without a stored layout the columns keep their order and widths', () => {
  expect(toLayout(COLUMNS)).toEqual({ order: COLUMNS, widths: {} })
})

test.each([
  ['another shape', { order: 'time' }],
  ['no object', 7],
  ['a column too few', { order: ['time', 'patient', 'doctor'], widths: {} }],
  ['a column too many', { order: [...COLUMNS, 'phase'], widths: {} }],
  ['a column twice', { order: ['time', 'time', 'doctor', 'message'], widths: {} }],
  ['a width that is no number', { order: COLUMNS, widths: { time: 'wide' } }],
])('a stored layout with %s is ignored', (_, stored) => {
  expect(toLayout(COLUMNS, stored)).toEqual(toLayout(COLUMNS))
})

test('a stored layout is restored, with widths in their limits and of known columns only', () => {
  const order = ['doctor', 'time', 'message', 'patient']
  expect(toLayout(COLUMNS, { order, widths: { time: 120, doctor: 1, message: 1e9, phase: 100 } })).toEqual({
    order,
    widths: { time: 120, doctor: 64, message: 800 },
  })
})

test('a moved column takes the place of another one, and no column is lost', () => {
  expect(moveColumn(toLayout(COLUMNS), 'time', 'doctor').order).toEqual(['patient', 'doctor', 'time', 'message'])
  expect(moveColumn(toLayout(COLUMNS), 'message', 'patient').order).toEqual(['time', 'message', 'patient', 'doctor'])
  fc.assert(
    fc.property(id, id, (moved, target) => {
      const { order } = moveColumn(toLayout(COLUMNS), moved, target)
      expect(order.indexOf(moved)).toBe(COLUMNS.indexOf(target))
      expect([...order].sort()).toEqual([...COLUMNS].sort())
    }),
  )
})

test('shown columns follow the order of all columns', () => {
  const layout = moveColumn(toLayout(COLUMNS), 'message', 'time')
  expect(columnsInOrder(['time', 'patient', 'message'], layout)).toEqual(['message', 'time', 'patient'])
})

test('a resized column has a fixed track, the others share the rest', () => {
  const columns = COLUMNS.map((column) => ({ id: column, width: { min: 90, share: 2 } }))
  const layout = resizeColumn(toLayout(COLUMNS), 'doctor', 200.4)
  const share = 'minmax(90px, 2fr)'
  expect(columnTracks(columns, layout)).toEqual({ tracks: `${share} ${share} 200px ${share}`, minWidth: 470 })
})
