import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, findFreePosition, isUnderStrip } from './find-free-position'

const desktop = { width: 1440, height: 900 }
const laptop = { width: 1024, height: 768 }
const phone = { width: 390, height: 844 }
const inCorner: Box = { left: 960, top: 580, width: 400, height: 300 }
const centred = (viewport: typeof desktop, width: number, height: number): Box => ({
  left: (viewport.width - width) / 2,
  top: (viewport.height - height) / 2,
  width,
  height,
})

test('the window stays where it is if the dialog does not cover it', () => {
  expect(findFreePosition({ viewport: desktop, home: inCorner, dialog: centred(desktop, 420, 500) })).toEqual(inCorner)
})

test('a drawer moves the window to its left', () => {
  const dialog = { left: 860, top: 0, width: 580, height: 900 }
  expect(findFreePosition({ viewport: desktop, home: inCorner, dialog })).toEqual({ ...inCorner, left: 452, top: 592 })
})

test('with less room the window becomes narrower, not lower', () => {
  const position = findFreePosition({ viewport: desktop, home: inCorner, dialog: centred(desktop, 760, 700) })
  expect(position).toEqual({ left: 1136, top: 592, width: 296, height: 300 })
})

test('above a bottom sheet on a phone there is room', () => {
  const home = { left: 16, top: 560, width: 279, height: 264 }
  const dialog = { left: 0, top: 444, width: 390, height: 400 }
  expect(findFreePosition({ viewport: phone, home, dialog })).toEqual({ ...home, left: 103, top: 8 })
})

test('without room it becomes a strip, and a dialog at the bottom of the viewport ends above it', () => {
  const home = { ...inCorner, left: 529, top: 448 }
  const dialog = { left: 192, top: 107, width: 640, height: 560 }
  expect(findFreePosition({ viewport: laptop, home, dialog })).toBe('strip')
  expect(isUnderStrip(dialog, laptop)).toBe(false)
  expect(isUnderStrip({ left: 0, top: 0, ...phone }, phone)).toBe(true)
})

test('the window never covers the dialog and stays inside the viewport (F-P08)', () => {
  const number = (max: number) => fc.integer({ min: 0, max: max })
  fc.assert(
    fc.property(number(1440), number(900), number(1440), number(900), (left, top, width, height) => {
      const dialog = { left, top, width, height }
      const position = findFreePosition({ viewport: desktop, home: inCorner, dialog })
      if (position === 'strip') return
      const isAdjacent = position.left + position.width <= left || position.left >= left + width
      const isOverOrUnder = position.top + position.height <= top || position.top >= top + height
      expect(isAdjacent || isOverOrUnder).toBe(true)
      expect(position.left >= 0 && position.left + position.width <= desktop.width).toBe(true)
      expect(position.top >= 0 && position.top + position.height <= desktop.height).toBe(true)
    }),
  )
})
