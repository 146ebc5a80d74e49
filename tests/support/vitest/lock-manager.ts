import { vi } from 'vitest'

/** Lock manager of the call's lock: queues, aborts and steals like a browser. Its messages reach the page in order, with a delay. */
export function stubLockManager({ delayMs = 0 } = {}) {
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
