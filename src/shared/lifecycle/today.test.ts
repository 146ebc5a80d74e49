import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { appStarted } from './app-started'
import { $today } from './today'

afterEach(() => vi.useRealTimers())

test('today becomes tomorrow soon after midnight', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 50) })
  const scope = fork()
  await allSettled(appStarted, { scope })
  expect(scope.getState($today)).toBe('2026-11-21')
  vi.advanceTimersByTime(60_000)
  expect(scope.getState($today)).toBe('2026-11-22')
})
