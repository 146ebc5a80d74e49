import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeRow, leavesActions, type MoveKey, moveKeyOf, opensActions, rowAfter } from './active-row'
import type { PaletteSection } from './palette-sections'

const section = (id: PaletteSection['id'], ...rows: string[]): PaletteSection => ({
  id,
  rows: rows.map((row) => ({ kind: 'action', id: row, action: { id: row, label: row, aliases: () => [], run() {} } })),
})
const sections = [section('patients', 'a', 'b', 'c'), section('pages', 'd', 'e'), section('actions', 'f')]
const activeIn = (highlighted: string | null, selectsFirst = true) => activeRow({ sections, highlighted, selectsFirst })
const walk = (from: string | null, ...keys: MoveKey[]) =>
  keys.reduce((active, key) => rowAfter(key, sections, active), from === null ? null : activeIn(from))?.id

test('the highlighted row is active', () => {
  expect(activeIn('e')?.id).toBe('e')
})

test('a row that has disappeared is not active', () => {
  expect(activeIn('gone')?.id).toBe('a')
  expect(activeIn('gone', false)).toBeNull()
})

test('the first row is active only if it may be selected', () => {
  expect(activeIn(null)?.id).toBe('a')
  expect(activeIn(null, false)).toBeNull()
  expect(activeRow({ sections: [], highlighted: null, selectsFirst: true })).toBeNull()
})

test('arrow keys go through all sections and wrap around', () => {
  expect(walk('c', 'ArrowDown')).toBe('d')
  expect(walk('d', 'ArrowUp')).toBe('c')
  expect(walk('f', 'ArrowDown')).toBe('a')
  expect(walk('a', 'ArrowUp')).toBe('f')
})

test('without an active row, ArrowDown selects the first row and ArrowUp the last', () => {
  expect(walk(null, 'ArrowDown')).toBe('a')
  expect(walk(null, 'ArrowUp')).toBe('f')
})

test('Home and End select the first and the last row', () => {
  expect(walk('d', 'Home')).toBe('a')
  expect(walk('b', 'End')).toBe('f')
})

test('PageUp and PageDown select the first row of the adjacent section and wrap around', () => {
  expect(walk('b', 'PageDown')).toBe('d')
  expect(walk('e', 'PageUp')).toBe('a')
  expect(walk('f', 'PageDown')).toBe('a')
  expect(walk('a', 'PageUp')).toBe('f')
  expect(walk(null, 'PageDown')).toBe('a')
})

const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }

test('with a modifier the keys belong to the text field', () => {
  expect(moveKeyOf({ key: 'Home', ...plain })).toBe('Home')
  expect(moveKeyOf({ key: 'x', ...plain })).toBeUndefined()
  for (const modifier of ['shiftKey', 'ctrlKey', 'altKey', 'metaKey'] as const)
    expect(moveKeyOf({ key: 'Home', ...plain, [modifier]: true })).toBeUndefined()
})

test('Tab opens the actions of a patient, and so does the right arrow at the end of the text', () => {
  const opens = (key: string, selectionStart: number | null, modifiers: object = {}) =>
    opensActions({ key, ...plain, ...modifiers }, { selectionStart, value: 'ali' })
  expect([opens('Tab', 0), opens('Tab', 3), opens('ArrowRight', 3)]).toEqual([true, true, true])
  expect([opens('ArrowRight', 0), opens('ArrowRight', 2), opens('ArrowLeft', 3)]).toEqual([false, false, false])
  expect(opens('Tab', 3, { shiftKey: true })).toBe(false)
  expect(opens('ArrowRight', 3, { ctrlKey: true })).toBe(false)
  expect(opensActions({ key: 'ArrowRight', ...plain }, { selectionStart: 0, value: '' })).toBe(true)
})

test('the left arrow leaves the actions, unless it selects or moves by words', () => {
  expect(leavesActions({ key: 'ArrowLeft', ...plain })).toBe(true)
  expect(leavesActions({ key: 'ArrowLeft', ...plain, shiftKey: true })).toBe(false)
  expect(leavesActions({ key: 'ArrowRight', ...plain })).toBe(false)
})

test('every key leads to an existing row, and without rows to none (F-D17)', () => {
  const keys = fc.constantFrom<MoveKey>('ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp')
  const rows = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(rows, fc.nat(9), fc.array(keys, { minLength: 1 }), (ids, cut, presses) => {
      const parts = [section('patients', ...ids.slice(0, cut)), section('pages', ...ids.slice(cut))]
      const present = parts.filter(({ rows: sectionRows }) => sectionRows.length > 0)
      const end = presses.reduce<ReturnType<typeof rowAfter>>((active, key) => rowAfter(key, present, active), null)
      expect(ids).toContain(end?.id)
      expect(rowAfter('ArrowDown', [], end)).toBeNull()
    }),
  )
})
