// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keepScreenAwake } from './screen'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
})

function setup(request: () => Promise<unknown>) {
  const requested = vi.fn(request)
  Object.defineProperty(navigator, 'wakeLock', { value: { request: requested }, configurable: true })
  return requested
}

const dispatchVisibilityChange = () => document.dispatchEvent(new Event('visibilitychange'))

test('the screen stays awake until release, also after the page was hidden', async () => {
  const releaseLock = vi.fn(() => Promise.resolve())
  const requested = setup(() => Promise.resolve({ release: releaseLock }))
  const release = keepScreenAwake()
  expect(requested).toHaveBeenCalledExactlyOnceWith('screen')
  dispatchVisibilityChange()
  expect(requested).toHaveBeenCalledTimes(2)
  release()
  await vi.waitFor(() => expect(releaseLock).toHaveBeenCalledOnce())
  dispatchVisibilityChange()
  expect(requested).toHaveBeenCalledTimes(2)
})

test('a hidden page requests no wake lock', () => {
  const requested = setup(() => Promise.resolve(null))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  keepScreenAwake()()
  expect(requested).not.toHaveBeenCalled()
})

test('a rejected or unsupported wake lock is ignored (F-O23)', () => {
  const requested = setup(() => Promise.reject(new DOMException('battery', 'NotAllowedError')))
  keepScreenAwake()()
  expect(requested).toHaveBeenCalledOnce()
  Reflect.deleteProperty(navigator, 'wakeLock')
  expect(() => keepScreenAwake()()).not.toThrow()
})
