import { vi } from 'vitest'

interface ShownNotification {
  title: string
  tag: string | undefined
  body: string | undefined
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
    constructor(title: string, { tag, body }: NotificationOptions = {}) {
      super()
      if (browser.isRefusing) throw new TypeError('Illegal constructor')
      this.record = { title, tag, body, isClosed: false, click: () => this.dispatchEvent(new Event('click')) }
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
