// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keepScreenAwake } from './wake-lock'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  vi.restoreAllMocks()
})

function setup(request: () => Promise<unknown>) {
  const requested = vi.fn(request)
  Object.defineProperty(navigator, 'wakeLock', { value: { request: requested }, configurable: true })
  return requested
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

test('the screen stays awake until it is let go of, also after the page was out of sight', async () => {
  const release = vi.fn(() => Promise.resolve())
  const requested = setup(() => Promise.resolve({ release }))
  const letGo = keepScreenAwake()
  expect(requested).toHaveBeenCalledExactlyOnceWith('screen')
  comeBack()
  expect(requested).toHaveBeenCalledTimes(2)
  letGo()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
  comeBack()
  expect(requested).toHaveBeenCalledTimes(2)
})

test('out of sight nothing is asked for', () => {
  const requested = setup(() => Promise.resolve(null))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  keepScreenAwake()()
  expect(requested).not.toHaveBeenCalled()
})

test('where the browser refuses, or cannot, nothing breaks', () => {
  const requested = setup(() => Promise.reject(new DOMException('battery', 'NotAllowedError')))
  keepScreenAwake()()
  expect(requested).toHaveBeenCalledOnce()
  Reflect.deleteProperty(navigator, 'wakeLock')
  expect(() => keepScreenAwake()()).not.toThrow()
})
