import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OverlapLayout, layoutOverlaps, type LayoutItem } from './layout-overlaps'

const MIN_LENGTH = 10
const DAY = 1_440
const OPTIONS = { overflowWindow: 30, minLength: MIN_LENGTH }

const spans = fc
  .array(
    fc.record({
      top: fc.oneof(fc.integer({ min: 0, max: DAY - MIN_LENGTH }), fc.integer({ min: 50, max: 55 })),
      minutes: fc.integer({ min: MIN_LENGTH, max: 240 }),
    }),
    { maxLength: 120 },
  )
  .map((drawn) => drawn.map(({ top, minutes }, item): LayoutItem<number> => ({ item, top, bottom: top + minutes })))
const laneCounts = fc.integer({ min: 1, max: 6 })

const boxes = ({ placed, overflowGroups }: OverlapLayout<number>) =>
  [...placed, ...overflowGroups].map(({ top, bottom, lane, lanes }) => ({
    top,
    bottom,
    left: lane / lanes,
    right: (lane + 1) / lanes,
  }))

test('every entry is placed exactly once', () => {
  fc.assert(
    fc.property(spans, laneCounts, (drawn, lanes) => {
      const { placed, overflowGroups } = layoutOverlaps(drawn, { ...OPTIONS, maxLanes: lanes })
      const found = [...placed.map(({ item }) => item), ...overflowGroups.flatMap(({ items }) => items)]
      expect(found.toSorted((a, b) => a - b)).toEqual(drawn.map(({ item }) => item))
    }),
  )
})

test('no two boxes overlap', () => {
  fc.assert(
    fc.property(spans, laneCounts, (drawn, lanes) => {
      const drawnBoxes = boxes(layoutOverlaps(drawn, { ...OPTIONS, maxLanes: lanes }))
      const collisions = drawnBoxes.flatMap((a, index) =>
        drawnBoxes
          .slice(index + 1)
          .filter((b) => a.top < b.bottom && b.top < a.bottom && a.left < b.right - 1e-9 && b.left < a.right - 1e-9),
      )
      expect(collisions).toEqual([])
    }),
  )
})

test('entries and overflow groups are at their time and have at least the minimum height', () => {
  fc.assert(
    fc.property(spans, laneCounts, (drawn, lanes) => {
      const { placed, overflowGroups } = layoutOverlaps(drawn, { ...OPTIONS, maxLanes: lanes })
      for (const { item, top, bottom, lane } of placed) {
        expect(top).toBe(drawn[item]?.top)
        expect(bottom).toBeLessThanOrEqual(drawn[item]?.bottom ?? 0)
        expect(bottom - top).toBeGreaterThanOrEqual(MIN_LENGTH)
        expect(lane).toBeLessThan(lanes)
      }
      for (const { items, top, bottom } of overflowGroups) {
        expect(bottom - top).toBeGreaterThanOrEqual(MIN_LENGTH)
        for (const item of items) {
          expect(drawn[item]?.top).toBeGreaterThanOrEqual(top)
          expect(drawn[item]?.top).toBeLessThan(top + OPTIONS.overflowWindow)
        }
      }
    }),
  )
})

test('adjacent entries have the full width, overlapping ones are side by side', () => {
  const { placed } = layoutOverlaps(
    [
      { item: 'a', top: 0, bottom: 30 },
      { item: 'b', top: 30, bottom: 60 },
      { item: 'c', top: 45, bottom: 75 },
      { item: 'd', top: 60, bottom: 90 },
    ],
    { ...OPTIONS, maxLanes: 3 },
  )
  expect(placed.map(({ item, lane, lanes }) => [item, lane, lanes])).toEqual([
    ['a', 0, 1],
    ['b', 0, 2],
    ['c', 1, 2],
    ['d', 0, 2],
  ])
})

test('ten thousand entries at one time are one overflow group next to the placed ones', () => {
  const many = Array.from({ length: 10_000 }, (_, item) => ({ item, top: 60, bottom: 90 }))
  const { placed, overflowGroups } = layoutOverlaps(many, { ...OPTIONS, maxLanes: 3 })
  expect(placed).toHaveLength(2)
  expect(overflowGroups.map(({ items }) => items.length)).toEqual([9_998])
})

test('ten thousand entries in a day need no more boxes than fit into it', () => {
  const many = Array.from({ length: 10_000 }, (_, item) => ({
    item,
    top: (item * 37) % 1_400,
    bottom: ((item * 37) % 1_400) + 30,
  }))
  const { placed, overflowGroups } = layoutOverlaps(many, { ...OPTIONS, maxLanes: 3 })
  expect(placed.length + overflowGroups.length).toBeLessThan(150)
})

test('a single entry in the last lane is placed normally', () => {
  const { placed, overflowGroups } = layoutOverlaps(
    [0, 1, 2].map((item) => ({ item, top: item, bottom: 60 })),
    { ...OPTIONS, maxLanes: 3 },
  )
  expect([placed.length, overflowGroups.length]).toEqual([3, 0])
})

test('an entry that starts alone beside an overflow group is placed normally', () => {
  const { placed, overflowGroups } = layoutOverlaps(
    [
      { item: 'long', top: 0, bottom: 120 },
      { item: 'a', top: 0, bottom: 30 },
      { item: 'b', top: 5, bottom: 30 },
      { item: 'single', top: 60, bottom: 90 },
    ],
    { ...OPTIONS, maxLanes: 2 },
  )
  expect(placed.map(({ item }) => item)).toEqual(['long', 'single'])
  expect(overflowGroups.map(({ items }) => items)).toEqual([['a', 'b']])
})
