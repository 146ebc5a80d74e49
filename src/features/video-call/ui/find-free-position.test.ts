import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, findClearSpot, isUnderStrip } from './find-free-position'

const desktop = { width: 1440, height: 900 }
const laptop = { width: 1024, height: 768 }
const phone = { width: 390, height: 844 }
const inCorner: Box = { left: 960, top: 580, width: 400, height: 300 }
const centred = (window: typeof desktop, width: number, height: number): Box => ({
  left: (window.width - width) / 2,
  top: (window.height - height) / 2,
  width,
  height,
})

test('a dialog beside which the window stands already leaves it where it is', () => {
  expect(findClearSpot({ window: desktop, home: inCorner, dialog: centred(desktop, 420, 500) })).toEqual(inCorner)
})

test('a drawer has it to its left', () => {
  const dialog = { left: 860, top: 0, width: 580, height: 900 }
  expect(findClearSpot({ window: desktop, home: inCorner, dialog })).toEqual({ ...inCorner, left: 452, top: 592 })
})

test('a dialog that leaves less room makes it narrower, not lower', () => {
  const spot = findClearSpot({ window: desktop, home: inCorner, dialog: centred(desktop, 760, 700) })
  expect(spot).toEqual({ left: 1144, top: 592, width: 288, height: 300 })
})

test('above a sheet at the end of a phone there is room', () => {
  const home = { left: 16, top: 560, width: 279, height: 264 }
  const dialog = { left: 0, top: 444, width: 390, height: 400 }
  expect(findClearSpot({ window: phone, home, dialog })).toEqual({ ...home, left: 103, top: 8 })
})

test('where there is room for nothing else it is one line, for which a dialog at the end of the window makes room', () => {
  const home = { ...inCorner, left: 529, top: 448 }
  const dialog = { left: 192, top: 107, width: 640, height: 560 }
  expect(findClearSpot({ window: laptop, home, dialog })).toBe('strip')
  expect(isUnderStrip(dialog, laptop)).toBe(false)
  expect(isUnderStrip({ left: 0, top: 0, ...phone }, phone)).toBe(true)
})

test('whatever the dialog, nothing of it is covered, and the window stays inside', () => {
  const number = (most: number) => fc.integer({ min: 0, max: most })
  fc.assert(
    fc.property(number(1440), number(900), number(1440), number(900), (left, top, width, height) => {
      const dialog = { left, top, width, height }
      const spot = findClearSpot({ window: desktop, home: inCorner, dialog })
      if (spot === 'strip') return
      const isBeside = spot.left + spot.width <= left || spot.left >= left + width
      const isOverOrUnder = spot.top + spot.height <= top || spot.top >= top + height
      expect(isBeside || isOverOrUnder).toBe(true)
      expect(spot.left >= 0 && spot.left + spot.width <= desktop.width).toBe(true)
      expect(spot.top >= 0 && spot.top + spot.height <= desktop.height).toBe(true)
    }),
  )
})
