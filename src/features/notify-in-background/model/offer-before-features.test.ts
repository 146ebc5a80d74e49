// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { claimDueFx } from '@/entities/reminder'
import { fetchCurrentUserFx } from '@/entities/user'
import { $isPageVisible, featuresStarted } from '@/shared/lifecycle'
import { stubNotifications } from '../../../../tests/support/vitest/browser-notifications'

const NOON = Date.parse('2026-11-21T12:00:00+03:00')
const MINUTE = 60_000

test('a tab that was hidden and shown before this module was loaded offers notifications', async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  stubNotifications('default')
  const scope = fork({ handlers: [[fetchCurrentUserFx, () => 'ayse']] })
  await allSettled($isPageVisible, { scope, params: false })
  vi.setSystemTime(NOON + 10 * MINUTE)
  await allSettled($isPageVisible, { scope, params: true })
  const { $isOffered } = await import('./offer')
  await allSettled(featuresStarted, { scope })
  await allSettled(fetchCurrentUserFx, { scope })
  await allSettled(claimDueFx, { scope, params: [{ uuid: 'a', type: 'task', at: NOON + 5 * MINUTE }] })
  expect(scope.getState($isOffered)).toBe(true)
})
