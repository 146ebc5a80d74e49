// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { ownerIdentified, readRemindersFx, reminderRead } from '@/entities/reminder'
import { fetchCurrentUserFx } from '@/entities/user'
import { getListRemindersQueryKey, type ReminderListResponse } from '@/shared/api'
import { $authToken, sessionEnded } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { applyLanguage } from '@/shared/i18n'
import { $isPageVisible, featuresStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { stubNotifications } from '../../../../tests/support/vitest/browser-notifications'
import { uuid } from '../../../../tests/support/uuid'
import { trackScopes } from '../../../../tests/support/vitest/track-scopes'
import { stubLocks } from '../../../../tests/support/vitest/web-locks'
import './due-alerts'

const NOON = Date.parse('2026-11-21T12:00:00+03:00')
const MINUTE = 60_000
beforeEach(async () => {
  await applyLanguage('tr')
  stubLocks()
  deviceStorage.write('portal.background-notifications', '{"ayse":"on"}')
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})
const opened = trackScopes()

/** Opens a tab, hidden by default, with reminders that are due so many minutes after noon. */
async function openTab(dues: readonly number[], { isVisible = false } = {}) {
  const client = createPortalQueryClient()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$authToken, 'token'],
      [$isPageVisible, isVisible],
    ],
    handlers: [[fetchCurrentUserFx, () => 'ayse']],
  })
  opened.push(scope)
  await allSettled(ownerIdentified, { scope, params: uuid(901) })
  client.setQueryData<ReminderListResponse>(getListRemindersQueryKey(), {
    notes: dues.map((minutes, n) => ({
      notes_uuid: uuid(n + 1),
      remind_at: new Date(NOON + minutes * MINUTE).toISOString(),
      patient_info: { uuid: uuid(500 + n), name: `Hasta ${n + 1}`, locked: true },
    })),
  })
  await allSettled(featuresStarted, { scope })
  await allSettled(fetchCurrentUserFx, { scope })
  const check = () => allSettled(readRemindersFx, { scope })
  await check()
  return { scope, check }
}

/** Sets the clock that the next check of a tab reads. */
const setMinute = (minute: number) => vi.setSystemTime(NOON + minute * MINUTE)

test('a reminder that becomes due is announced once, without the name of the patient', async () => {
  const { shown } = stubNotifications('granted')
  const { check } = await openTab([-5, 2, 3])
  setMinute(1)
  await check()
  expect(shown).toEqual([])
  setMinute(2)
  await check()
  await check()
  setMinute(3)
  await check()
  expect(shown.map(({ title }) => title)).toEqual(['Bir hatırlatmanın zamanı geldi', '2 hatırlatmanın zamanı geldi'])
  expect(JSON.stringify(shown)).not.toContain('Hasta')
})

test('a reminder that was announced is stored, so that no tab shows its toast; without a notification it is not', async () => {
  const { browser } = stubNotifications('granted')
  const { check } = await openTab([1, 2])
  setMinute(1)
  await check()
  browser.isRefusing = true
  setMinute(2)
  await check()
  const states = JSON.parse(deviceStorage.read(`portal.reminders.${uuid(901)}`) ?? '{}') as object
  expect(states).toEqual({ [uuid(1)]: { notifiedAt: NOON + MINUTE, at: NOON + MINUTE } })
})

test('a read reminder, and one that was due before the tab was opened, are not announced', async () => {
  const { shown } = stubNotifications('granted')
  const { scope, check } = await openTab([-1, 1])
  await allSettled(reminderRead, { scope, params: uuid(2) })
  setMinute(2)
  await check()
  expect(shown).toEqual([])
})

test('a hidden tab that takes over neither repeats a reminder nor loses the next one', async () => {
  const { shown } = stubNotifications('granted')
  const [first, second] = [await openTab([1, 2]), await openTab([1, 2])]
  setMinute(1)
  for (const { check } of [first, second]) await check()
  expect(shown).toHaveLength(1)
  await allSettled(sessionEnded, { scope: first.scope, params: 'expired' })
  setMinute(2)
  await second.check()
  await vi.waitFor(() => expect(shown).toHaveLength(2))
})

test('a reminder that becomes due while the tab is being hidden is announced at the next check', async () => {
  const { shown } = stubNotifications('granted')
  const { scope, check } = await openTab([0.5], { isVisible: true })
  setMinute(0.6)
  await allSettled($isPageVisible, { scope, params: false })
  setMinute(1)
  await check()
  expect(shown).toHaveLength(1)
})
