// @vitest-environment happy-dom
import { allSettled, createWatch, fork, type Scope } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { ownerIdentified } from '@/entities/reminder'
import { fetchCurrentUserFx } from '@/entities/user'
import { screenUnlocked } from '@/features/lock-screen'
import { alertRaised } from '@/features/notify-in-background'
import {
  $banners,
  bannerOpened,
  notificationsDrawerRequested,
  type NotificationEvent,
  notificationEventReceived,
} from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { callWindowRestored, peerArrived } from '@/features/video-call'
import { toNotification } from '@/entities/notification'
import { getListRemindersQueryKey, type ReminderListResponse } from '@/shared/api'
import { $authToken, sessionEnded } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { applyLanguage } from '@/shared/i18n'
import { $isPageVisible, $minute, featuresStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { screenLocked } from '../../../../tests/support/vitest/feature-internals'
import { stubNotifications } from '../../../../tests/support/vitest/browser-notifications'
import { uuid } from '../../../../tests/support/uuid'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './browser-notifications'

/** Banners that arrive within this time are one batch. */
const BATCH_MS = 300
/** Further alerts within this time after the first one are shown together. */
const BURST_MS = 3_000
const MINUTE_MS = 60_000

beforeEach(async () => {
  await applyLanguage('tr')
  deviceStorage.write('portal.background-notifications', '{"ayse":"on"}')
  vi.useFakeTimers()
})

/** A hidden tab. */
async function setup() {
  const { shown } = stubNotifications('granted')
  const client = createPortalQueryClient()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$authToken, 'token'],
      [$isPageVisible, false],
    ],
    handlers: [[fetchCurrentUserFx, () => 'ayse']],
  })
  await allSettled(featuresStarted, { scope })
  await allSettled(fetchCurrentUserFx, { scope })
  const opened = vi.fn<(what: string) => void>()
  const record = (name: string) => () => opened(name)
  createWatch({ unit: remindersRequested, scope, fn: (uuid) => opened(`reminders ${uuid}`) })
  createWatch({ unit: notificationsDrawerRequested, scope, fn: record('drawer') })
  createWatch({ unit: callWindowRestored, scope, fn: record('call') })
  return { scope, client, shown, opened: () => opened.mock.calls.flat(), click: () => shown.at(-1)?.click() }
}

const receive = async (scope: Scope, uuid: string, more: object = {}, kind: 'created' | 'updated' = 'created') => {
  const notification = toNotification({ uuid, patient_name: 'Ela Su', type: 'critical', ...more })
  // Not awaited: it settles only when its announcement is cleared.
  void allSettled(notificationEventReceived, { scope, params: { kind, notification } satisfies NotificationEvent })
  await vi.advanceTimersByTimeAsync(BATCH_MS + BURST_MS)
}

const raiseReminder = (scope: Scope, ids = ['a']) =>
  allSettled(alertRaised, { scope, params: { kind: 'reminders', ids } })

test('a critical appointment notification is announced without its patient, others are not', async () => {
  const { scope, shown } = await setup()
  await receive(scope, 'a', { type: 'info', priority: 3 })
  expect(shown).toEqual([])
  await receive(scope, 'b')
  await receive(scope, 'a', { type: 'critical' }, 'updated')
  expect(shown.map(({ title }) => title)).toEqual([
    'Kritik bir randevu bildirimi geldi',
    '2 kritik randevu bildirimi geldi',
  ])
  expect(JSON.stringify(shown)).not.toContain('Ela')
  void allSettled(notificationEventReceived, { scope, params: { kind: 'deleted', uuid: 'b' } })
  await vi.advanceTimersByTimeAsync(BATCH_MS)
  expect(shown).toHaveLength(2)
})

test('a stream of critical notifications is announced at once, and then at most every three seconds', async () => {
  const { scope, shown } = await setup()
  for (let n = 0; n < 40; n += 1) {
    const notification = toNotification({ uuid: `n-${n}`, type: 'critical' })
    void allSettled(notificationEventReceived, { scope, params: { kind: 'created', notification } })
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(shown.length).toBeGreaterThan(0)
  }
  await vi.advanceTimersByTimeAsync(BURST_MS)
  expect(shown.length).toBeLessThanOrEqual(5)
  expect(shown.at(-1)?.title).toBe('40 kritik randevu bildirimi geldi')
})

test('what has arrived while the tab was visible is not announced when the user leaves it', async () => {
  const { scope, shown } = await setup()
  await allSettled($isPageVisible, { scope, params: true })
  for (const uuid of ['a', 'b']) {
    const notification = toNotification({ uuid, type: 'critical' })
    void allSettled(notificationEventReceived, { scope, params: { kind: 'created', notification } })
    await vi.advanceTimersByTimeAsync(BATCH_MS)
  }
  await allSettled($isPageVisible, { scope, params: false })
  await vi.advanceTimersByTimeAsync(BURST_MS)
  expect(shown).toEqual([])
})

test('a click opens the one critical notification, or the list if there are several or it is gone', async () => {
  const { scope, shown, opened, click } = await setup()
  const bannerOpens = recordPayloads(bannerOpened, scope)
  await receive(scope, 'a')
  click()
  expect(bannerOpens).toMatchObject([{ notification: { uuid: 'a' } }])
  await receive(scope, 'b')
  await receive(scope, 'c')
  click()
  expect(bannerOpens).toHaveLength(1)
  expect(opened()).toEqual(['drawer', 'drawer'])
  expect(scope.getState($banners)).toHaveLength(2)
  expect(shown).toHaveLength(3)
})

test('a participant in the room is announced without a name, and a click restores the call', async () => {
  const { scope, shown, opened, click } = await setup()
  await allSettled(peerArrived, { scope, params: { name: 'İrem Yıldız' } })
  expect(shown.map(({ title }) => title)).toEqual(['Katılımcı görüşme odasında bekliyor'])
  expect(JSON.stringify(shown)).not.toContain('İrem')
  click()
  expect(opened()).toEqual(['call'])
})

test('a reminder that becomes due is announced within a minute', async () => {
  const { scope, client, shown } = await setup()
  await allSettled(ownerIdentified, { scope, params: uuid(901) })
  const remind_at = new Date(Date.now() + MINUTE_MS).toISOString()
  client.setQueryData<ReminderListResponse>(getListRemindersQueryKey(), { notes: [{ notes_uuid: uuid(1), remind_at }] })
  await allSettled($minute, { scope, params: Date.now() })
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(shown).toEqual([])
  void allSettled($minute, { scope, params: Date.now() })
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.map(({ title }) => title)).toEqual(['Bir hatırlatmanın zamanı geldi'])
})

test.each([
  [['a'], 'at it', 'a'],
  [['a', 'b'], 'at the first row', 'null'],
])('a click on the due reminders %j opens the list %s', async (ids, _, at) => {
  const { scope, opened, click } = await setup()
  await raiseReminder(scope, ids)
  await vi.advanceTimersByTimeAsync(0)
  click()
  expect(opened()).toEqual([`reminders ${at}`])
})

test('behind the lock screen a click opens nothing before the PIN is entered', async () => {
  const { scope, opened, click } = await setup()
  await allSettled(screenLocked, { scope })
  await raiseReminder(scope)
  click()
  expect(opened()).toEqual([])
  await allSettled(screenUnlocked, { scope })
  expect(opened()).toEqual(['reminders a'])
  await allSettled(screenUnlocked, { scope })
  expect(opened()).toEqual(['reminders a'])
})

test('a click behind the lock screen is dropped when another user signs in', async () => {
  const { scope, opened, click } = await setup()
  await allSettled(screenLocked, { scope })
  await raiseReminder(scope)
  click()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  await allSettled(screenUnlocked, { scope })
  expect(opened()).toEqual([])
})
