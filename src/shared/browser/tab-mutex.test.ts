import { afterEach, expect, test, vi } from 'vitest'
import { withTabMutex } from './tab-mutex'

afterEach(() => vi.unstubAllGlobals())

/** A browser's locks, reduced to one name: everybody waits for the one before. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = vi.fn((_: string, work: () => Promise<unknown>) => {
    const local = last.then(work)
    last = local.catch(() => {})
    return local
  })
  vi.stubGlobal('navigator', { locks: { request } })
  return request
}

test('work under one name happens one after the other, and its result comes back', async () => {
  const request = stubLocks()
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    return name
  }
  const results = await Promise.all([withTabMutex('clinic', work('a')), withTabMutex('clinic', work('b'))])
  expect(results).toEqual(['a', 'b'])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(request).toHaveBeenCalledWith('portal.clinic', expect.any(Function))
})

test('work that fails gives the lock back and says so', async () => {
  stubLocks()
  await expect(withTabMutex('clinic', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await expect(withTabMutex('clinic', async () => 'done')).resolves.toBe('done')
})

test('a browser without locks does the work all the same', async () => {
  vi.stubGlobal('navigator', {})
  await expect(withTabMutex('clinic', async () => 'done')).resolves.toBe('done')
})

test('a browser that refuses its locks does the work all the same, once, also where that fails', async () => {
  const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn(async () => 'done')
  await expect(withTabMutex('clinic', work)).resolves.toBe('done')
  expect(work).toHaveBeenCalledOnce()
  const failing = vi.fn(() => Promise.reject(new Error('no')))
  await expect(withTabMutex('clinic', failing)).rejects.toThrow('no')
  expect(failing).toHaveBeenCalledOnce()
})
