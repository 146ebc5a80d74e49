import { expect, test, vi } from 'vitest'
import { stubLocks } from '../../../tests/support/vitest/web-locks'
import { holdSharedLock, holdTabMutex, isHeldByTab, queueForTabMutex, withTabMutex } from './tab-locks'

test('work with the same name runs one after the other and returns its result', async () => {
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

test('failed work releases the lock and rejects', async () => {
  stubLocks()
  await expect(withTabMutex('clinic', () => Promise.reject(new Error('rejected')))).rejects.toThrow('rejected')
  await expect(withTabMutex('clinic', async () => 'done')).resolves.toBe('done')
})

test('a browser without locks runs the work', async () => {
  vi.stubGlobal('navigator', {})
  await expect(withTabMutex('clinic', async () => 'done')).resolves.toBe('done')
})

test('a browser that rejects locks runs the work once, even if it fails', async () => {
  const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn(async () => 'done')
  await expect(withTabMutex('clinic', work)).resolves.toBe('done')
  expect(work).toHaveBeenCalledOnce()
  const failing = vi.fn(() => Promise.reject(new Error('no')))
  await expect(withTabMutex('clinic', failing)).rejects.toThrow('no')
  expect(failing).toHaveBeenCalledOnce()
})

const holdCall = (isForced: boolean, timeoutMs = 5, onLost = () => {}) =>
  holdTabMutex('call', { isForced, timeoutMs, onLost })

test('a free mutex is granted even if the timer of a busy page runs first (F-R04)', async () => {
  stubLocks({ delayMs: 50 })
  await expect(holdCall(false)).resolves.toBeTypeOf('function')
})

test('a mutex that another tab holds is refused after the timeout, and granted after its release (F-R04)', async () => {
  stubLocks()
  const release = await holdCall(false)
  await expect(holdCall(false)).resolves.toBeNull()
  const next = holdCall(false, 5_000)
  release?.()
  await expect(next).resolves.toBeTypeOf('function')
})

test('a tab that does not release the mutex loses it to a forced request, which is reported to it (F-R04)', async () => {
  stubLocks()
  const onLost = vi.fn()
  await holdCall(false, 5, onLost)
  await expect(holdCall(true)).resolves.toBeTypeOf('function')
  expect(onLost).toHaveBeenCalledOnce()
})

const WITHOUT_LOCKS = [
  ['without locks', {}],
  ['that rejects locks', { locks: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) } }],
] as const

test.each(WITHOUT_LOCKS)('in a browser %s every tab gets the mutex (F-R04)', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await expect(holdCall(false)).resolves.toBeTypeOf('function')
  await expect(holdCall(false)).resolves.toBeTypeOf('function')
})

test('a queued mutex is granted in the order of the requests, without those that have left the queue (F-I16)', async () => {
  stubLocks()
  const granted: string[] = []
  const queue = (name: string) => queueForTabMutex('toasts', () => granted.push(name))
  const [leaveFirst, leaveSecond] = [queue('first'), queue('second'), queue('third')]
  leaveSecond()
  expect(granted).toEqual(['first'])
  leaveFirst()
  await vi.waitFor(() => expect(granted).toEqual(['first', 'third']))
})

test.each(WITHOUT_LOCKS)(
  'in a browser %s the mutex is granted to every tab of the queue (F-I16)',
  async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const onGranted = vi.fn()
    queueForTabMutex('toasts', onGranted)
    queueForTabMutex('toasts', onGranted)
    await vi.waitFor(() => expect(onGranted).toHaveBeenCalledTimes(2))
  },
)

test('several tabs can hold a shared lock; it is free when the last one has released it', async () => {
  const request = stubLocks()
  const releases = [holdSharedLock('visible'), holdSharedLock('visible')]
  expect(request.mock.calls.map(([, options]) => options)).toEqual([{ mode: 'shared' }, { mode: 'shared' }])
  for (const release of releases) {
    expect(await isHeldByTab('visible')).toBe(true)
    expect(await isHeldByTab('other')).toBe(false)
    release()
    await Promise.resolve()
  }
  expect(await isHeldByTab('visible')).toBe(false)
})

test('in a browser without locks, or that rejects them, no tab holds a shared lock', async () => {
  vi.stubGlobal('navigator', {})
  holdSharedLock('visible')()
  expect(await isHeldByTab('visible')).toBe(false)
  const reject = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: reject, query: reject } })
  holdSharedLock('visible')()
  expect(await isHeldByTab('visible')).toBe(false)
})
