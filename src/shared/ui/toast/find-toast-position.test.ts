import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, findToastPosition } from './find-toast-position'

const desktop = { width: 1440, height: 900 }
const laptop = { width: 1024, height: 768 }
const phone = { width: 390, height: 844 }
const toasts = { width: 380, height: 72 }
const onPhone = { width: 366, height: 72 }

const position = (options: Partial<Parameters<typeof findToastPosition>[0]>) =>
  findToastPosition({ window: desktop, toasts, bar: 64, floating: 88, modal: null, panels: [], ...options })

const boxOf = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const centred = (window: { width: number; height: number }, width: number, height: number) =>
  boxOf((window.width - width) / 2, (window.height - height) / 2, width, height)

test('toasts are top right, below the bar', () => {
  expect(position({})).toMatchObject({ left: 1048, top: 76, reserved: 0 })
  expect(position({ window: phone, toasts: onPhone })).toMatchObject({ left: 12, top: 76, reserved: 0 })
})

test('the toasts are beside a drawer on the right', () => {
  const drawer = boxOf(1440 - 600, 0, 600, 900)
  expect(position({ modal: drawer })).toMatchObject({ left: 840 - 380 - 12, top: 76, reserved: 0 })
})

test('a drawer on the left does not move the toasts', () => {
  expect(position({ modal: boxOf(0, 0, 280, 900) })).toEqual(position({}))
})

test('with a dialog in the middle the toasts are in the corner, or above a dialog that covers it', () => {
  expect(position({ modal: centred(desktop, 560, 700) })).toEqual(position({}))
  expect(position({ window: laptop, modal: centred(laptop, 760, 560) })).toMatchObject({
    left: 632,
    top: 12,
    reserved: 0,
  })
})

test('the toasts are above a sheet at the bottom of a phone', () => {
  const sheet = boxOf(0, 444, 390, 400)
  expect(position({ window: phone, toasts: onPhone, modal: sheet })).toMatchObject({ left: 12, top: 76, reserved: 0 })
})

test('a dialog that fills the window moves down for the toasts', () => {
  const modal = boxOf(0, 0, 390, 844)
  expect(position({ window: phone, toasts: onPhone, modal })).toMatchObject({
    left: 12,
    top: 12,
    isFree: false,
    reserved: 96,
  })
})

test('an open menu is not covered: the toasts are beside it, on a phone at the bottom', () => {
  expect(position({ panels: [boxOf(1180, 56, 240, 300)] })).toMatchObject({
    left: 1180 - 380 - 12,
    top: 76,
    reserved: 0,
  })
  const onSmallScreen = position({ window: phone, toasts: onPhone, panels: [boxOf(142, 56, 240, 300)] })
  expect(onSmallScreen).toMatchObject({ left: 12, top: 844 - 72 - 88, reserved: 0 })
  const onTiny = position({ window: phone, toasts: onPhone, panels: [boxOf(142, 56, 240, 690)] })
  expect(onTiny).toMatchObject({ left: 12, top: 844 - 72 - 12, reserved: 0 })
})

test('if a menu leaves no free position, toasts cover as little as possible, its top rather than its last item', () => {
  const panels = [boxOf(142, 56, 240, 750)]
  const found = position({ window: phone, toasts: onPhone, panels })
  expect(found).toEqual({ left: 12, top: 12, isFree: false, reserved: 0 })
  expect(position({ panels: [boxOf(0, 0, 1440, 900)] })).toEqual({ ...position({}), isFree: false })
})

test('in a very small window the toasts are at the top', () => {
  expect(position({ window: { width: 100, height: 50 } })).toMatchObject({ top: 12, reserved: 0 })
})

test('toasts and a dialog never overlap', () => {
  const number = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(number(1440), number(900), number(1440), number(900), number(400), (left, top, width, height, tall) => {
      const modal = boxOf(left, top, Math.min(width, 1440 - left), Math.min(height, 900 - top))
      const size = { width: 380, height: 40 + tall }
      const found = position({ modal, toasts: size })
      const movedTo = found.reserved > 0 ? { ...modal, top: Math.max(modal.top, found.reserved) } : modal
      const isAdjacent = found.left + size.width <= movedTo.left || found.left >= movedTo.right
      const isOverOrUnder = found.top + size.height <= movedTo.top || found.top >= movedTo.bottom
      expect(isAdjacent || isOverOrUnder).toBe(true)
    }),
  )
})
