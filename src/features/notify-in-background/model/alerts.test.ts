// @vitest-environment happy-dom
import { allSettled, fork, type Scope } from 'effector'
import { beforeEach, expect, test } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { $authToken, sessionEnded } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { applyLanguage } from '@/shared/i18n'
import { $isPageVisible, featuresRendered } from '@/shared/lifecycle'
import { tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { stubNotifications } from '../../../../tests/support/vitest/browser-notifications'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { trackScopes } from '../../../../tests/support/vitest/track-scopes'
import { stubLocks } from '../../../../tests/support/vitest/web-locks'
import { type Alert, $clickedAlert, alertRaised } from './alerts'
import { $browserNotificationsSetting, browserNotificationsEnabledChanged } from './setting'

beforeEach(async () => {
  await applyLanguage('tr')
  stubLocks()
  deviceStorage.write('portal.background-notifications', '{"ayse":"on"}')
})
const opened = trackScopes()

/** Waits until the requested locks are granted. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

async function openTab({ isVisible }: { isVisible: boolean }) {
  const scope = fork({ values: [[$authToken, 'token']], handlers: [[fetchCurrentUserFx, () => 'ayse']] })
  opened.push(scope)
  const setVisible = async (value: boolean) => {
    await allSettled($isPageVisible, { scope, params: value })
    await settle()
  }
  await setVisible(isVisible)
  await allSettled(featuresRendered, { scope })
  await allSettled(fetchCurrentUserFx, { scope })
  await settle()
  return { scope, setVisible }
}

type Tab = Awaited<ReturnType<typeof openTab>>

const raise = (tabs: readonly Tab[], kind: Alert['kind'], ...ids: string[]) =>
  Promise.all(tabs.map(({ scope }) => allSettled(alertRaised, { scope, params: { kind, ids } })))

const HIDDEN = { isVisible: false }
const VISIBLE = { isVisible: true }

test.each([
  ['reminders', 'Bir hatırlatmanın zamanı geldi', '2 hatırlatmanın zamanı geldi'],
  ['appointments', 'Kritik bir randevu bildirimi geldi', '2 kritik randevu bildirimi geldi'],
] as const)('%s: several share one notification, which counts each once', async (kind, one, two) => {
  const { shown } = stubNotifications('granted')
  const tab = await openTab(HIDDEN)
  await raise([tab], kind, 'a')
  await raise([tab], kind, 'b', 'a')
  expect(shown.map(({ title }) => title)).toEqual([one, two])
  expect(new Set(shown.map(({ tag }) => tag)).size, 'the second replaces the first').toBe(1)
})

test('the notification has the language of the page', async () => {
  const { shown } = stubNotifications('granted')
  await applyLanguage('en')
  const tab = await openTab(HIDDEN)
  await raise([tab], 'call', 'peer')
  expect(shown.map(({ title }) => title)).toEqual(['A participant is waiting in the consultation room'])
})

test('a visible tab shows no notification', async () => {
  const { shown } = stubNotifications('granted')
  const tab = await openTab(VISIBLE)
  for (const kind of ['reminders', 'appointments', 'call'] as const) await raise([tab], kind, 'a')
  expect(shown).toEqual([])
})

test.each(['default', 'denied'] as const)('with the permission "%s" nothing is shown (F-O23)', async (permission) => {
  const { shown } = stubNotifications(permission)
  await raise([await openTab(HIDDEN)], 'call', 'peer')
  expect(shown).toEqual([])
})

test('one of several hidden tabs notifies for all, and another one takes over when it becomes visible or its session ends', async () => {
  const { shown } = stubNotifications('granted')
  const [first, second, third] = [await openTab(HIDDEN), await openTab(HIDDEN), await openTab(HIDDEN)]
  const tabs = [first, second, third]
  await raise(tabs, 'appointments', 'a')
  expect(shown).toHaveLength(1)
  await first.setVisible(true)
  await raise(tabs, 'appointments', 'b')
  expect(shown, 'the visible tab has banners').toHaveLength(1)
  await first.setVisible(false)
  await raise(tabs, 'appointments', 'c')
  expect(shown).toHaveLength(2)
  await allSettled(sessionEnded, { scope: second.scope, params: 'expired' })
  await settle()
  await raise(tabs, 'appointments', 'd')
  expect(shown).toHaveLength(3)
})

test('no tab notifies while another one is visible', async () => {
  const { shown } = stubNotifications('granted')
  const tabs = [await openTab(HIDDEN), await openTab(VISIBLE)]
  await raise(tabs, 'reminders', 'a')
  await raise(tabs, 'appointments', 'a')
  expect(shown).toEqual([])
})

test('the hidden tab of a call announces a participant also while another tab is visible, which does not have the call', async () => {
  const { shown } = stubNotifications('granted')
  const [, call] = [await openTab(HIDDEN), await openTab(HIDDEN), await openTab(VISIBLE)]
  await raise([call], 'call', 'peer')
  expect(shown.map(({ title }) => title)).toEqual(['Katılımcı görüşme odasında bekliyor'])
})

test('the notification of a call stays until the user returns to its tab', async () => {
  const { shown } = stubNotifications('granted')
  const tab = await openTab(HIDDEN)
  await raise([tab], 'call', 'peer')
  await raise([tab], 'reminders', 'a')
  const isClosed = () => shown.map((notification) => notification.isClosed)
  await allSettled(tabMessageReceived, { scope: tab.scope, params: 'tab-shown' })
  expect(isClosed()).toEqual([false, true])
  await tab.setVisible(true)
  expect(isClosed()).toEqual([true, true])
})

test('when the user returns, the notifications close and the count starts again', async () => {
  const { shown } = stubNotifications('granted')
  const tab = await openTab(HIDDEN)
  const sent = recordPayloads(tabMessageRequested, tab.scope)
  await raise([tab], 'reminders', 'a')
  await tab.setVisible(true)
  expect(shown.map(({ isClosed }) => isClosed)).toEqual([true])
  expect(sent).toEqual(['tab-shown'])
  await tab.setVisible(false)
  await raise([tab], 'reminders', 'b')
  expect(shown.at(-1)).toMatchObject({ title: 'Bir hatırlatmanın zamanı geldi', isClosed: false })
})

test.each([
  ['returns to another tab', (scope: Scope) => allSettled(tabMessageReceived, { scope, params: 'tab-shown' })],
  ['signs out', (scope: Scope) => allSettled(sessionEnded, { scope, params: 'signed-out' })],
  [
    'switches notifications off',
    (scope: Scope) => allSettled(browserNotificationsEnabledChanged, { scope, params: false }),
  ],
])('notifications also close when the user %s', async (_, end) => {
  const { shown } = stubNotifications('granted')
  const tab = await openTab(HIDDEN)
  await raise([tab], 'reminders', 'a')
  await end(tab.scope)
  expect(shown.map(({ isClosed }) => isClosed)).toEqual([true])
})

test('a click is kept with all ids that the notification has counted, until it is handled or the session ends', async () => {
  const { shown } = stubNotifications('granted')
  const { scope, ...tab } = await openTab(HIDDEN)
  await raise([{ scope, ...tab }], 'appointments', 'a')
  await raise([{ scope, ...tab }], 'appointments', 'b')
  shown.at(-1)?.click()
  expect(scope.getState($clickedAlert)).toEqual({ kind: 'appointments', ids: ['a', 'b'] })
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(scope.getState($clickedAlert)).toBeNull()
})

test('a browser that throws instead of showing a notification is unsupported from then on', async () => {
  const { shown, browser } = stubNotifications('granted')
  const tab = await openTab(HIDDEN)
  browser.isRefusing = true
  await raise([tab], 'reminders', 'a')
  browser.isRefusing = false
  await raise([tab], 'reminders', 'b')
  expect(shown).toEqual([])
  expect(tab.scope.getState($browserNotificationsSetting)).toBe('unsupported')
})
