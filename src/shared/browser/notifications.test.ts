// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  onNotificationPermissionChange,
  readNotificationPermission,
  requestNotificationPermission,
  showBrowserNotification,
} from './notifications'

const shown: FakeNotification[] = []

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default'
  static requestPermission = vi.fn(() => Promise.resolve(FakeNotification.permission))
  close = vi.fn()
  readonly title: string
  readonly options: NotificationOptions | undefined
  constructor(title: string, options?: NotificationOptions) {
    super()
    this.title = title
    this.options = options
    shown.push(this)
  }
}

beforeEach(() => {
  shown.length = 0
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Notification', FakeNotification)
})

const allow = (permission: NotificationPermission) => {
  FakeNotification.permission = permission
}

test.each(['default', 'granted', 'denied'] as const)('the permission is that of the browser: %s', (permission) => {
  allow(permission)
  expect(readNotificationPermission()).toBe(permission)
})

test('browsers without notifications, pages without TLS, and phones that refuse them to pages are unsupported', () => {
  allow('default')
  class Refusing extends FakeNotification {
    constructor() {
      super('')
      throw new TypeError('Illegal constructor')
    }
  }
  vi.stubGlobal('Notification', Refusing)
  expect(readNotificationPermission()).toBe('unsupported')
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('isSecureContext', false)
  expect(readNotificationPermission()).toBe('unsupported')
  vi.stubGlobal('isSecureContext', true)
  Reflect.deleteProperty(window, 'Notification')
  expect(readNotificationPermission()).toBe('unsupported')
})

test('the answer to the prompt is the new permission', async () => {
  allow('denied')
  await expect(requestNotificationPermission()).resolves.toBe('denied')
  expect(FakeNotification.requestPermission).toHaveBeenCalledOnce()
})

test('a change of the permission is reported if the browser supports it', async () => {
  const status = new EventTarget()
  const onChange = vi.fn()
  vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve(status) } })
  await onNotificationPermissionChange(onChange)
  status.dispatchEvent(new Event('change'))
  expect(onChange).toHaveBeenCalledOnce()
  vi.stubGlobal('navigator', { permissions: { query: () => Promise.reject(new TypeError('no such name')) } })
  await expect(onNotificationPermissionChange(onChange)).resolves.toBeUndefined()
})

test('a click on a notification brings the tab to the front and closes the notification', () => {
  allow('granted')
  const focus = vi.spyOn(window, 'focus').mockReturnValue()
  const onClick = vi.fn()
  const close = showBrowserNotification({ title: 'A', body: 'B', tag: 'c' }, onClick)
  const [notification] = shown
  expect(notification).toMatchObject({ title: 'A', options: { body: 'B', tag: 'c', renotify: true } })
  notification?.dispatchEvent(new Event('click'))
  expect(focus).toHaveBeenCalledOnce()
  expect(onClick).toHaveBeenCalledOnce()
  expect(notification?.close).toHaveBeenCalledOnce()
  close()
  expect(notification?.close).toHaveBeenCalledTimes(2)
})
