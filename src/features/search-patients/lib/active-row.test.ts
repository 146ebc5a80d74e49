import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeRow, type MoveKey, moveKeyOf, rowAfter } from './active-row'
import type { PaletteSection } from './palette-sections'

const section = (id: PaletteSection['id'], ...rows: string[]): PaletteSection => ({
  id,
  rows: rows.map((row) => ({ kind: 'action', id: row, action: { id: row, label: row, aliases: () => [] } })),
})
const sections = [section('patients', 'a', 'b', 'c'), section('pages', 'd', 'e'), section('actions', 'f')]
const stand = (pointed: string | null, isFirstOffered = true) =>
  activeRow({ sections, highlighted: pointed, selectsFirst: isFirstOffered })
const walk = (from: string | null, ...keys: MoveKey[]) =>
  keys.reduce((active, key) => rowAfter(key, sections, active), from === null ? null : stand(from))?.id

test('the row that the doctor moved to is the active one', () => {
  expect(stand('e')?.id).toBe('e')
})

test('a row that is no longer there is not active', () => {
  expect(stand('gone')?.id).toBe('a')
  expect(stand('gone', false)).toBeNull()
})

test('the first row offers itself only where it may', () => {
  expect(stand(null)?.id).toBe('a')
  expect(stand(null, false)).toBeNull()
  expect(activeRow({ sections: [], highlighted: null, selectsFirst: true })).toBeNull()
})

test('arrows go through all sections and around both ends', () => {
  expect(walk('c', 'ArrowDown')).toBe('d')
  expect(walk('d', 'ArrowUp')).toBe('c')
  expect(walk('f', 'ArrowDown')).toBe('a')
  expect(walk('a', 'ArrowUp')).toBe('f')
})

test('from nowhere, down begins at the first row and up at the last', () => {
  expect(walk(null, 'ArrowDown')).toBe('a')
  expect(walk(null, 'ArrowUp')).toBe('f')
})

test('Home and End lead to the first and the last row', () => {
  expect(walk('d', 'Home')).toBe('a')
  expect(walk('b', 'End')).toBe('f')
})

test('page keys lead to the first row of the next section and around', () => {
  expect(walk('b', 'PageDown')).toBe('d')
  expect(walk('e', 'PageUp')).toBe('a')
  expect(walk('f', 'PageDown')).toBe('a')
  expect(walk('a', 'PageUp')).toBe('f')
  expect(walk(null, 'PageDown')).toBe('a')
})

test('with a modifier the keys belong to the text', () => {
  const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }
  expect(moveKeyOf({ key: 'Home', ...plain })).toBe('Home')
  expect(moveKeyOf({ key: 'x', ...plain })).toBeUndefined()
  for (const modifier of ['shiftKey', 'ctrlKey', 'altKey', 'metaKey'] as const)
    expect(moveKeyOf({ key: 'Home', ...plain, [modifier]: true })).toBeUndefined()
})

test('whatever is pressed, the way leads to a row that is there; without rows it leads nowhere', () => {
  const keys = fc.constantFrom<MoveKey>('ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp')
  const rows = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(rows, fc.nat(9), fc.array(keys, { minLength: 1 }), (ids, cut, presses) => {
      const parts = [section('patients', ...ids.slice(0, cut)), section('pages', ...ids.slice(cut))]
      const present = parts.filter(({ rows: own }) => own.length > 0)
      const end = presses.reduce<ReturnType<typeof rowAfter>>((active, key) => rowAfter(key, present, active), null)
      expect(ids).toContain(end?.id)
      expect(rowAfter('ArrowDown', [], end)).toBeNull()
    }),
  )
})
