import { expect, test } from 'vitest'
import { stepInGrid } from './quick-links'

// 0 1
// 2
const GRID = { columns: 2, length: 3 }

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, undefined],
  ['ArrowRight', 2, undefined],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 2, undefined],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 1, undefined],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 1, undefined],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, undefined],
])('%s at tile %i moves to %s', (key, at, target) => {
  expect(stepInGrid(key, at, GRID)).toBe(target)
})
