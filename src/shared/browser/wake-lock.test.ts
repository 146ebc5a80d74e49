// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keepScreenAwake } from './wake-lock'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  vi.restoreAllMocks()
})

function setup(request: () => Promise<unknown>) {
  const asked = vi.fn(request)
  Object.defineProperty(navigator, 'wakeLock', { value: { request: asked }, configurable: true })
  return asked
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

test('the screen stays awake until it is let go of, also after the page was out of sight', async () => {
  const release = vi.fn(() => Promise.resolve())
  const asked = setup(() => Promise.resolve({ release }))
  const letGo = keepScreenAwake()
  expect(asked).toHaveBeenCalledExactlyOnceWith('screen')
  comeBack()
  expect(asked).toHaveBeenCalledTimes(2)
  letGo()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
  comeBack()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('out of sight nothing is asked for', () => {
  const asked = setup(() => Promise.resolve(null))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  keepScreenAwake()()
  expect(asked).not.toHaveBeenCalled()
})

test('where the browser refuses, or cannot, nothing breaks', () => {
  const asked = setup(() => Promise.reject(new DOMException('battery', 'NotAllowedError')))
  keepScreenAwake()()
  expect(asked).toHaveBeenCalledOnce()
  Reflect.deleteProperty(navigator, 'wakeLock')
  expect(() => keepScreenAwake()()).not.toThrow()
})
