// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { claimDueFx } from '@/entities/reminder'
import { fetchCurrentUserFx } from '@/entities/user'
import { $authToken, sessionEnded } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { $isPageVisible, appStarted, featuresStarted } from '@/shared/lifecycle'
import { stubNotifications } from '../../../../tests/support/vitest/browser-notifications'
import { $isOffered, offerAccepted, offerDeclined } from './offer'
import { $areBrowserNotificationsOn } from './setting'

const NOON = Date.parse('2026-11-21T12:00:00+03:00')
const MINUTE = 60_000
const KEY = 'portal.background-notifications'

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }))

async function setup(permission: NotificationPermission = 'default') {
  const { browser } = stubNotifications(permission)
  const scope = fork({ values: [[$authToken, 'token']], handlers: [[fetchCurrentUserFx, () => 'ayse']] })
  await allSettled(featuresStarted, { scope })
  await allSettled(fetchCurrentUserFx, { scope })
  /** Hides the tab until this minute after noon. */
  const returnAt = async (minute: number) => {
    await allSettled($isPageVisible, { scope, params: false })
    vi.setSystemTime(NOON + minute * MINUTE)
    await allSettled($isPageVisible, { scope, params: true })
  }
  /** Shows the toast of a reminder that was due at this minute after noon. */
  const showDue = (uuid: string, minute: number) =>
    allSettled(claimDueFx, { scope, params: [{ uuid, type: 'task', at: NOON + minute * MINUTE }] })
  return { scope, browser, returnAt, showDue, isOffered: () => scope.getState($isOffered) }
}

test('after the first reminder that became due in the background, notifications are offered', async () => {
  const { returnAt, showDue, isOffered } = await setup()
  await showDue('a', 0)
  expect(isOffered(), 'the tab was visible').toBe(false)
  await returnAt(10)
  expect(isOffered()).toBe(false)
  await showDue('b', 5)
  expect(isOffered()).toBe(true)
})

test('a reminder that became due before the page was opened was not missed in the background', async () => {
  const { scope, showDue, isOffered } = await setup()
  void allSettled(appStarted, { scope })
  await showDue('a', -1)
  expect(isOffered()).toBe(false)
})

test('a reminder that becomes due after the return was not missed', async () => {
  const { returnAt, showDue, isOffered } = await setup()
  await returnAt(10)
  await showDue('a', 11)
  expect(isOffered()).toBe(false)
})

test.each(['granted', 'denied'] as const)('with the permission "%s" there is nothing to offer', async (permission) => {
  const { returnAt, showDue, isOffered } = await setup(permission)
  await returnAt(10)
  await showDue('a', 5)
  expect(isOffered()).toBe(false)
})

test('accepting asks for the permission and switches notifications on', async () => {
  const { scope, returnAt, showDue, isOffered } = await setup()
  await returnAt(10)
  await showDue('a', 5)
  await allSettled(offerAccepted, { scope })
  expect([isOffered(), scope.getState($areBrowserNotificationsOn)]).toEqual([false, true])
})

test.each([
  ['declined', (page: Awaited<ReturnType<typeof setup>>) => allSettled(offerDeclined, { scope: page.scope })],
  ['left unanswered', () => {}],
])('an offer that is %s is not made again', async (_, end) => {
  const page = await setup()
  await page.returnAt(10)
  await page.showDue('a', 5)
  await end(page)
  expect(deviceStorage.read(KEY)).toBe('{"ayse":"off"}')
  const later = await setup()
  await later.returnAt(30)
  await later.showDue('b', 20)
  expect(later.isOffered()).toBe(false)
})

test('the offer ends with the session', async () => {
  const { scope, returnAt, showDue, isOffered } = await setup()
  await returnAt(10)
  await showDue('a', 5)
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(isOffered()).toBe(false)
})
