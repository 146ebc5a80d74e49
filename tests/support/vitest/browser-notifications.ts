import { vi } from 'vitest'

interface Lock {
  name: string
  mode: LockMode
}

/** Web Locks of the tabs that a test opens in one document: exclusive locks queue, shared ones are held beside each other. */
export function stubLocks(): void {
  const held: Lock[] = []
  const queue: { lock: Lock; grant: () => void }[] = []
  const grantNext = () => {
    const next = queue.find(({ lock }) => !held.some(({ name }) => name === lock.name))
    if (!next) return
    queue.splice(queue.indexOf(next), 1)
    next.grant()
  }
  const request = (
    name: string,
    { mode = 'exclusive', signal }: LockOptions,
    work: () => Promise<unknown>,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const lock: Lock = { name, mode }
      const waiting = {
        lock,
        grant: () => {
          held.push(lock)
          void work().then((result) => {
            held.splice(held.indexOf(lock), 1)
            resolve(result)
            grantNext()
          })
        },
      }
      signal?.addEventListener('abort', () => {
        if (!queue.includes(waiting)) return
        queue.splice(queue.indexOf(waiting), 1)
        reject(signal.reason)
      })
      if (mode === 'shared') return waiting.grant()
      queue.push(waiting)
      grantNext()
    })
  const withDefaults = (name: string, ...rest: unknown[]) => {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
    return request(name, options as LockOptions, work as () => Promise<unknown>)
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request: withDefaults, query: async () => ({ held }) } })
}

interface ShownNotification {
  title: string
  tag: string | undefined
  isClosed: boolean
  click: () => void
}

/** Records notifications instead of showing them. @returns those that were shown, oldest first */
export function stubNotifications(permission: NotificationPermission) {
  const shown: ShownNotification[] = []
  const browser = { permission, answer: 'granted' as NotificationPermission, isRefusing: false }
  class FakeNotification extends EventTarget {
    static get permission() {
      return browser.permission
    }
    static requestPermission() {
      browser.permission = browser.answer
      return Promise.resolve(browser.answer)
    }
    private readonly record: ShownNotification
    constructor(title: string, { tag }: NotificationOptions = {}) {
      super()
      if (browser.isRefusing) throw new TypeError('Illegal constructor')
      this.record = { title, tag, isClosed: false, click: () => this.dispatchEvent(new Event('click')) }
      if (title !== '') shown.push(this.record)
    }
    close() {
      this.record.isClosed = true
    }
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Notification', FakeNotification)
  return { shown, browser }
}
