import { vi } from 'vitest'

interface HeldLock {
  name: string
  mode: LockMode
  reject: (error: Error) => void
}

type Work = (lock: object) => unknown

/**
 * Web Locks of the tabs that a test opens in one document: queues, aborts and steals like a browser, but grants a free lock
 * synchronously. `delayMs`: messages of the lock manager reach the page in order, but later.
 */
export function stubLocks({ delayMs = 0 } = {}) {
  const held: HeldLock[] = []
  const queue: { name: string; mode: LockMode; grant: () => void }[] = []
  const deliver = (message: () => void) => void (delayMs === 0 ? message() : setTimeout(message, delayMs))

  /** Grants in the order of the requests: a shared lock does not overtake an exclusive one. */
  const grantWaiting = () => {
    const blocked = new Set<string>()
    for (const waiting of queue.slice()) {
      const { name, mode } = waiting
      const isHeld = held.some((lock) => lock.name === name && (mode === 'exclusive' || lock.mode === 'exclusive'))
      if (isHeld) blocked.add(name)
      if (blocked.has(name) || !queue.includes(waiting)) continue
      queue.splice(queue.indexOf(waiting), 1)
      waiting.grant()
    }
  }

  const requestWith = (name: string, { mode = 'exclusive', signal, steal }: LockOptions, work: Work) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const lock: HeldLock = { name, mode, reject }
    let isDelivered = false
    const release = () => {
      const index = held.indexOf(lock)
      if (index === -1) return
      held.splice(index, 1)
      grantWaiting()
    }
    const waiting = {
      name,
      mode,
      grant: () => {
        held.push(lock)
        deliver(() => {
          if (signal?.aborted) return release()
          isDelivered = true
          void Promise.resolve(work(lock)).finally(release).then(resolve, reject)
        })
      },
    }
    signal?.addEventListener('abort', () => {
      if (isDelivered) return
      if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1)
      reject(signal.reason)
      grantWaiting()
    })
    if (steal) {
      for (const stolen of held.filter((other) => other.name === name)) {
        held.splice(held.indexOf(stolen), 1)
        stolen.reject(new DOMException('stolen', 'AbortError'))
      }
    }
    if (steal) queue.unshift(waiting)
    else queue.push(waiting)
    grantWaiting()
    return promise
  }

  const request = vi.fn((name: string, ...rest: [Work] | [LockOptions, Work]) =>
    rest.length === 1 ? requestWith(name, {}, rest[0]) : requestWith(name, ...rest),
  )
  const query = () => {
    const { promise, resolve } = Promise.withResolvers<{ held: { name: string }[] }>()
    const names = held.map(({ name }) => ({ name }))
    deliver(() => resolve({ held: names }))
    return promise
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request, query } })
  return request
}
