import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleCount } from './use-visible-count'

test.each([
  { widths: [], width: 0, count: 0 },
  { widths: [50, 50], width: 110, count: 2 },
  { widths: [50, 50], width: 109, count: 1 },
  { widths: [50, 50, 50], width: 139, count: 1 },
  { widths: [50, 50, 50], width: 140, count: 2 },
  { widths: [50], width: 20, count: 0 },
])('$count of $widths fit into $width with a gap of 10 and a menu button of 20', ({ widths, width, count }) => {
  expect(visibleCount(widths, { width, gap: 10, triggerWidth: 20 })).toBe(count)
})

test('the visible items fit, and one more would not', () => {
  const widths = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 15 })
  fc.assert(
    fc.property(widths, fc.integer({ min: 60, max: 2000 }), (itemWidths, width) => {
      const room = { width, gap: 4, triggerWidth: 50 }
      const count = visibleCount(itemWidths, room)
      const rowWidth = (parts: number[]) => parts.reduce((sum, part) => sum + part, 4 * Math.max(0, parts.length - 1))
      const shown = (n: number) => [...itemWidths.slice(0, n), ...(n < itemWidths.length ? [room.triggerWidth] : [])]
      expect(rowWidth(shown(count))).toBeLessThanOrEqual(width)
      if (count < itemWidths.length) expect(rowWidth(shown(count + 1))).toBeGreaterThan(width)
    }),
  )
})
