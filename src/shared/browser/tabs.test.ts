import { expect, test, vi } from 'vitest'
import { holdTabMutex, openTabChannel, queueForTabMutex, withTabMutex } from './tabs'

function stubLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = vi.fn((_: string, work: () => Promise<unknown>) => {
    const current = last.then(work)
    last = current.catch(() => {})
    return current
  })
  vi.stubGlobal('navigator', { locks: { request } })
  return request
}

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

/** Lock manager of one lock: queues, aborts and steals like a browser. Its messages reach the page in order, with a delay. */
function stubLockManager({ delayMs = 0 } = {}) {
  let holder: { reject: (error: Error) => void } | null = null
  const waiting: (() => void)[] = []
  const deliver = (message: () => void) => void (delayMs === 0 ? message() : setTimeout(message, delayMs))
  const release = () => {
    holder = null
    waiting.shift()?.()
  }
  const request = (
    _: string,
    { signal, steal, ifAvailable }: LockOptions,
    work: (lock: object | null) => Promise<void>,
  ) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let isDelivered = false
    signal?.addEventListener('abort', () => {
      if (!isDelivered) reject(signal.reason as Error)
    })
    const grant = () => {
      const current = { reject }
      holder = current
      deliver(() => {
        if (signal?.aborted) return release()
        isDelivered = true
        void work({}).then(() => {
          if (holder === current) release()
          resolve()
        })
      })
    }
    if (steal) {
      holder?.reject(new DOMException('stolen', 'AbortError'))
      grant()
    } else if (holder && ifAvailable) {
      void work(null)
      resolve()
    } else if (holder) {
      waiting.push(grant)
      signal?.addEventListener('abort', () => waiting.splice(waiting.indexOf(grant), 1))
    } else grant()
    return promise
  }
  const query = () => {
    const { promise, resolve } = Promise.withResolvers<{ held: { name: string }[] }>()
    const held = holder ? [{ name: 'portal.call' }] : []
    deliver(() => resolve({ held }))
    return promise
  }
  vi.stubGlobal('navigator', { locks: { request, query } })
}

const holdCall = (isForced: boolean, timeoutMs = 5, onLost = () => {}) =>
  holdTabMutex('call', { isForced, timeoutMs, onLost })

test('a free mutex is granted even if the timer of a busy page runs first (F-R04)', async () => {
  stubLockManager({ delayMs: 50 })
  await expect(holdCall(false)).resolves.toBeTypeOf('function')
})

test('a mutex that another tab holds is refused after the timeout, and granted after its release (F-R04)', async () => {
  stubLockManager()
  const release = await holdCall(false)
  await expect(holdCall(false)).resolves.toBeNull()
  const next = holdCall(false, 5_000)
  release?.()
  await expect(next).resolves.toBeTypeOf('function')
})

test('a tab that does not release the mutex loses it to a forced request and learns of it (F-R04)', async () => {
  stubLockManager()
  const onLost = vi.fn()
  await holdCall(false, 5, onLost)
  await expect(holdCall(true)).resolves.toBeTypeOf('function')
  expect(onLost).toHaveBeenCalledOnce()
})

test.each([
  ['without locks', {}],
  ['that rejects locks', { locks: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) } }],
])('in a browser %s every tab gets the mutex (F-R04)', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await expect(holdCall(false)).resolves.toBeTypeOf('function')
  await expect(holdCall(false)).resolves.toBeTypeOf('function')
})

test('a queued mutex is granted in the order of the requests; who leaves the queue gets none (F-I16)', async () => {
  stubLockManager()
  const granted: string[] = []
  const queue = (name: string) => queueForTabMutex('toasts', () => granted.push(name))
  const [leaveFirst, leaveSecond] = [queue('first'), queue('second'), queue('third')]
  leaveSecond()
  expect(granted).toEqual(['first'])
  leaveFirst()
  await vi.waitFor(() => expect(granted).toEqual(['first', 'third']))
})

test.each([
  ['without locks', {}],
  ['that rejects locks', { locks: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) } }],
])('in a browser %s the mutex is granted to every tab of the queue (F-I16)', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const onGranted = vi.fn()
  queueForTabMutex('toasts', onGranted)
  queueForTabMutex('toasts', onGranted)
  await vi.waitFor(() => expect(onGranted).toHaveBeenCalledTimes(2))
})

// @vitest-environment happy-dom
const NAME = 'portal.test'

function setup() {
  const received = { local: vi.fn(), remote: vi.fn() }
  const emit = openTabChannel(NAME, received.local)
  openTabChannel(NAME, received.remote)
  return { received, emit }
}

/** Storage events as in a browser: writes in this tab are reported too, because both test tabs share the window. */
function stubStorageEvents() {
  const store = new Map<string, string>()
  const dispatch = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => {
      store.set(key, value)
      dispatch(key, value)
    },
    removeItem: (key: string) => {
      if (store.delete(key)) dispatch(key, null)
    },
  })
  return store
}

test('a message reaches the other tab, but not its sender', async () => {
  const { received, emit } = setup()
  emit({ kind: 'message' })
  await vi.waitFor(() => expect(received.remote).toHaveBeenCalledExactlyOnceWith({ kind: 'message' }))
  expect(received.local).not.toHaveBeenCalled()
})

test.each([
  ['has no BroadcastChannel', undefined],
  [
    'blocks BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError')
      }
    },
  ],
])('in a browser that %s, storage events deliver every message', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const store = stubStorageEvents()
  const { received, emit } = setup()
  emit({ kind: 'message' })
  emit({ kind: 'message' })
  expect(received.remote.mock.calls).toEqual([[{ kind: 'message' }], [{ kind: 'message' }]])
  expect(store.size).toBe(0)
})

test('unreadable storage events and those of other keys are no messages', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { received } = setup()
  window.dispatchEvent(new StorageEvent('storage', { key: NAME, newValue: '{' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other.key', newValue: '{}' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(received.remote.mock.calls).toEqual([[null]])
})

test('sending never throws, not even without BroadcastChannel and storage', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('localStorage', null)
  expect(() => setup().emit({ kind: 'message' })).not.toThrow()
})
