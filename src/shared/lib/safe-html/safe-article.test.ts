import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headingLevels } from './safe-article'

test('headings move below the title and keep their relative levels (F-H13)', () => {
  expect(headingLevels([1, 2, 2, 3, 1], 2)).toEqual([3, 4, 4, 5, 3])
  expect(headingLevels([2, 3, 2], 3)).toEqual([4, 5, 4])
})

test('skipped levels are closed', () => {
  expect(headingLevels([2, 5, 3, 6], 3)).toEqual([4, 5, 5, 6])
  expect(headingLevels([4, 2], 2)).toEqual([3, 3])
})

test('no heading is above the title or too deep, and none skips a level downwards', () => {
  const level = fc.integer({ min: 1, max: 6 })
  fc.assert(
    fc.property(fc.array(level), fc.integer({ min: 2, max: 4 }), (written, title) => {
      let before = title
      for (const shown of headingLevels(written, title)) {
        expect(shown).toBeGreaterThan(title)
        expect(shown).toBeLessThanOrEqual(6)
        expect(shown - before).toBeLessThanOrEqual(1)
        before = shown
      }
    }),
  )
})
