// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { $authToken, sessionEnded } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { featuresStarted, pageResumed } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { stubNotifications } from '../../../../tests/support/vitest/browser-notifications'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import {
  $areBrowserNotificationsOn,
  $browserNotificationsSetting,
  askPermissionFx,
  browserNotificationsEnabledChanged,
} from './setting'

const KEY = 'portal.background-notifications'

beforeEach(() => {
  // The portal reads this cookie again when the user returns, and would end the session without it.
  document.cookie = 'auth_doctor=token; Path=/'
})

async function setup(permission: NotificationPermission, stored?: string) {
  const { browser } = stubNotifications(permission)
  if (stored !== undefined) deviceStorage.write(KEY, JSON.stringify({ ayse: stored }))
  const scope = fork({ values: [[$authToken, 'token']], handlers: [[fetchCurrentUserFx, () => 'ayse']] })
  await allSettled(featuresStarted, { scope })
  await allSettled(fetchCurrentUserFx, { scope })
  return {
    scope,
    browser,
    change: (isOn: boolean) => allSettled(browserNotificationsEnabledChanged, { scope, params: isOn }),
    setting: () => scope.getState($browserNotificationsSetting),
    isOn: () => scope.getState($areBrowserNotificationsOn),
    stored: () => deviceStorage.read(KEY),
  }
}

test('notifications are off until the user asks for them', async () => {
  const { setting, isOn, stored } = await setup('granted')
  expect([setting(), isOn(), stored()]).toEqual(['off', false, null])
})

test('switching them on asks for the permission and is stored for the user', async () => {
  const { change, setting, isOn, stored } = await setup('default')
  await change(true)
  expect([setting(), isOn(), stored()]).toEqual(['on', true, '{"ayse":"on"}'])
  await change(false)
  expect([setting(), isOn(), stored()]).toEqual(['off', false, '{"ayse":"off"}'])
})

test('a permission that was granted before is not requested again', async () => {
  const { scope, change, setting } = await setup('granted')
  const asked = recordPayloads(askPermissionFx, scope)
  await change(true)
  expect(setting()).toBe('on')
  expect(asked).toEqual([])
})

test('while the browser asks, a second click does not ask again', async () => {
  const { change, setting } = await setup('default')
  const ask = vi.spyOn(Notification, 'requestPermission').mockReturnValue(new Promise(() => {}))
  void change(true)
  void change(true)
  expect(setting()).toBe('prompting')
  expect(ask).toHaveBeenCalledOnce()
})

test.each([
  ['denied', 'denied'],
  ['default', 'dismissed'],
] as const)('the answer "%s" is shown as %s, and nothing is stored (F-O23)', async (answer, shown) => {
  const { browser, change, setting, isOn, stored } = await setup('default')
  browser.answer = answer
  await change(true)
  expect([setting(), isOn(), stored()]).toEqual([shown, false, null])
})

test('a permission that is changed in the browser counts when the user returns', async () => {
  const { scope, browser, setting, isOn } = await setup('granted', 'on')
  expect(setting()).toBe('on')
  browser.permission = 'denied'
  await allSettled(pageResumed, { scope })
  expect([setting(), isOn()]).toEqual(['denied', false])
  browser.permission = 'granted'
  await allSettled(pageResumed, { scope })
  expect([setting(), isOn()]).toEqual(['on', true])
})

test('a permission that is changed in the browser counts at once where the browser reports it', async () => {
  const status = new EventTarget()
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(status as PermissionStatus)
  const { scope, browser, setting, isOn } = await setup('denied', 'on')
  browser.permission = 'granted'
  status.dispatchEvent(new Event('change'))
  await allSettled(scope)
  expect([setting(), isOn()]).toEqual(['on', true])
})

test('a click after the permission was allowed again switches notifications on', async () => {
  const { change, setting } = await setup('denied')
  expect(setting()).toBe('denied')
  await change(true)
  expect(setting()).toBe('on')
})

test('a browser that turns out to show no notifications of pages is unsupported, and stays so', async () => {
  const { scope, browser, setting, change } = await setup('default')
  browser.isRefusing = true
  await allSettled(pageResumed, { scope })
  expect(setting()).toBe('unsupported')
  browser.isRefusing = false
  await allSettled(pageResumed, { scope })
  await change(true)
  expect(setting()).toBe('unsupported')
})

test('the settings page knows the permission before the rest is loaded', async () => {
  stubNotifications('denied')
  const scope = fork()
  expect(scope.getState($browserNotificationsSetting)).toBe('unknown')
  await allSettled(locationChanged, { scope, params: { pathname: '/tr/ayarlar', search: '', hash: '' } })
  expect(scope.getState($browserNotificationsSetting)).toBe('denied')
})

test('the setting is kept at sign-out, and belongs to one user of the device', async () => {
  const { scope, isOn, stored } = await setup('granted', 'on')
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect([isOn(), stored()]).toEqual([false, '{"ayse":"on"}'])
})

test('a change in another tab applies to this one, an invalid value does not', async () => {
  const { scope, isOn } = await setup('granted', 'maybe')
  expect(isOn()).toBe(false)
  const sent = recordPayloads(tabMessageRequested, scope)
  deviceStorage.write(KEY, '{"ayse":"on"}')
  await allSettled(tabMessageReceived, { scope, params: 'preferences-changed' })
  expect(isOn()).toBe(true)
  expect(sent).toEqual([])
})
