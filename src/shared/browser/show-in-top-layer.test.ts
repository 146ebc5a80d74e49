import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInTopLayer } from './show-in-top-layer'

const showPopover = vi.fn<() => void>()
const hidePopover = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
})
afterEach(() => vi.useRealTimers())

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
