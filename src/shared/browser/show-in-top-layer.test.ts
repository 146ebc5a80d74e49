import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInTopLayer } from './show-in-top-layer'

const showPopover = vi.fn<() => void>()
const hidePopover = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
})
afterEach(() => vi.useRealTimers())

/** The part of an element that matters here; `isConnected` says whether it is still in the page. */
const element = (isConnected = true) => ({ isConnected, showPopover, hidePopover }) as unknown as HTMLElement

const busyOnce = (name = 'InvalidStateError') =>
  showPopover.mockImplementationOnce(() => {
    throw new DOMException('Invalid to show a popover during another show operation', name)
  })

test('what the browser can show is shown at once, and hidden again', () => {
  const hide = showInTopLayer(element())
  expect(showPopover).toHaveBeenCalledOnce()
  hide()
  expect(hidePopover).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(showPopover).toHaveBeenCalledOnce()
})

test('what comes while the browser is opening something else is shown right after that', () => {
  busyOnce()
  showInTopLayer(element())
  vi.runAllTimers()
  expect(showPopover).toHaveBeenCalledTimes(2)
})

test('what was hidden, or has left the page, meanwhile stays away', () => {
  busyOnce()
  showInTopLayer(element())()
  busyOnce()
  showInTopLayer(element(false))
  vi.runAllTimers()
  expect(showPopover).toHaveBeenCalledTimes(2)
})

test('another refusal is an error', () => {
  busyOnce('NotSupportedError')
  expect(() => showInTopLayer(element())).toThrow()
})
