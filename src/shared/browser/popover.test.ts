import { beforeEach, expect, test, vi } from 'vitest'
import { popoverPosition, type PopoverSide, showInTopLayer } from './popover'

const showPopover = vi.fn<() => void>()
const hidePopover = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
})

const element = (isConnected = true) => ({ isConnected, showPopover, hidePopover }) as unknown as HTMLElement

const failOnce = (name = 'InvalidStateError') =>
  showPopover.mockImplementationOnce(() => {
    throw new DOMException('Invalid to show a popover during another show operation', name)
  })

test('a popover is shown at once and hidden again', () => {
  const hide = showInTopLayer(element())
  expect(showPopover).toHaveBeenCalledOnce()
  hide()
  expect(hidePopover).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(showPopover).toHaveBeenCalledOnce()
})

test('a popover that is requested while another one opens is shown right after it', () => {
  failOnce()
  showInTopLayer(element())
  vi.runAllTimers()
  expect(showPopover).toHaveBeenCalledTimes(2)
})

test('a popover that was hidden or removed in between is not shown', () => {
  failOnce()
  showInTopLayer(element())()
  failOnce()
  showInTopLayer(element(false))
  vi.runAllTimers()
  expect(showPopover).toHaveBeenCalledTimes(2)
})

test('another error of the browser is thrown', () => {
  failOnce('NotSupportedError')
  expect(() => showInTopLayer(element())).toThrow()
})

const PAGE = { width: 1000, height: 600 }
const SIZE = { width: 200, height: 100 }
const boxAt = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })

test.each<[PopoverSide, { left: number; top: number }]>([
  ['below-start', { left: 400, top: 340 }],
  ['below-end', { left: 240, top: 340 }],
  ['below', { left: 320, top: 340 }],
  ['above', { left: 320, top: 200 }],
  ['end', { left: 440, top: 300 }],
])('a popover with enough room is %s of its button', (side, position) => {
  expect(popoverPosition(boxAt(400, 300), SIZE, PAGE, side)).toEqual(position)
})

test('a popover without room is on the other side of its button', () => {
  expect(popoverPosition(boxAt(400, 550), SIZE, PAGE, 'below')).toEqual({ left: 320, top: 450 })
  expect(popoverPosition(boxAt(400, 20), SIZE, PAGE, 'above')).toEqual({ left: 320, top: 60 })
  expect(popoverPosition(boxAt(900, 300), SIZE, PAGE, 'end')).toEqual({ left: 700, top: 300 })
})

test('a popover stays in the window', () => {
  expect(popoverPosition(boxAt(0, 300), SIZE, PAGE, 'below-end')).toEqual({ left: 0, top: 340 })
  expect(popoverPosition(boxAt(960, 300), SIZE, PAGE, 'below-start')).toEqual({ left: 800, top: 340 })
  expect(popoverPosition(boxAt(400, 550), SIZE, PAGE, 'end')).toEqual({ left: 440, top: 500 })
  expect(popoverPosition(boxAt(400, 30), { width: 200, height: 590 }, PAGE, 'below')).toEqual({ left: 320, top: 10 })
})
