import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GridTile, nextTile, replacementTile } from './grid-keyboard'

const tile = (key: string, column: number, top: number, lane = 0): GridTile => ({
  key,
  column,
  top,
  bottom: top + 30,
  lane,
})

const TILES = [
  tile('a', 0, 0),
  tile('b', 0, 60),
  tile('c', 0, 60, 1),
  tile('d', 0, 120),
  tile('e', 2, 30),
  tile('f', 2, 110),
  tile('g', 3, 120),
]
const [a, b, c, d, e, f, g] = TILES as [GridTile, GridTile, GridTile, GridTile, GridTile, GridTile, GridTile]

test.each([
  ['ArrowDown', a, 'b'],
  ['ArrowDown', b, 'c'],
  ['ArrowDown', d, undefined],
  ['ArrowUp', c, 'b'],
  ['ArrowUp', a, undefined],
  ['Home', d, 'a'],
  ['End', a, 'd'],
  ['ArrowRight', b, 'c'],
  ['ArrowLeft', c, 'b'],
  // The keys skip a column without entries and go to the nearest entry in time.
  ['ArrowRight', d, 'f'],
  ['ArrowRight', c, 'e'],
  ['ArrowRight', a, 'e'],
  ['ArrowLeft', g, 'f'],
  ['ArrowLeft', f, 'd'],
  ['ArrowLeft', e, 'a'],
  ['ArrowLeft', a, undefined],
  ['ArrowRight', g, undefined],
  ['Enter', a, undefined],
] as const)('%s moves to the tile $2', (key, from, to) => expect(nextTile(TILES, from, key)?.key).toBe(to))

test('ArrowRight and ArrowLeft move to the nearest lane, whichever entry starts first', () => {
  const lanes = [tile('third', 0, 60, 2), tile('first', 0, 70), tile('second', 0, 80, 1)]
  const [third, first] = lanes as [GridTile, GridTile]
  expect(nextTile(lanes, first, 'ArrowRight')?.key).toBe('second')
  expect(nextTile(lanes, third, 'ArrowLeft')?.key).toBe('second')
})

test('ArrowDown and ArrowUp return to the same tile', () => {
  fc.assert(
    fc.property(fc.nat({ max: TILES.length - 1 }), (at) => {
      const from = TILES[at] as GridTile
      const down = nextTile(TILES, from, 'ArrowDown')
      if (down) expect(nextTile(TILES, down, 'ArrowUp')).toBe(from)
    }),
  )
})

test('a moved entry keeps the focus; a removed one is replaced by the nearest in its column', () => {
  expect(replacementTile(TILES, { ...b, column: 2, top: 500 })?.key).toBe('b')
  expect(replacementTile(TILES, tile('x', 0, 125))?.key).toBe('d')
  expect(replacementTile(TILES, tile('x', 2, 120))?.key).toBe('f')
  expect(replacementTile(TILES, tile('x', 1, 116))?.key).toBe('d')
  expect(replacementTile([], a)).toBeNull()
})
