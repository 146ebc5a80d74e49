import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { appStarted } from './app-started'
import { $minute, $today } from './today'

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

async function startAt(now: Date) {
  vi.useFakeTimers({ now })
  const scope = fork()
  await allSettled(appStarted, { scope })
  return { today: () => scope.getState($today), minute: () => scope.getState($minute) }
}

test('today becomes tomorrow at midnight', async () => {
  const { today } = await startAt(new Date(2026, 10, 21, 23, 59, 50))
  expect(today()).toBe('2026-11-21')
  vi.advanceTimersByTime(9_999)
  expect(today()).toBe('2026-11-21')
  vi.advanceTimersByTime(1)
  expect(today()).toBe('2026-11-22')
})

test('a minute begins when it does, and its seconds change nothing', async () => {
  const { minute } = await startAt(new Date(2026, 10, 21, 10, 15, 42))
  expect(minute()).toBe(new Date(2026, 10, 21, 10, 15).getTime())
  vi.advanceTimersByTime(18_000)
  expect(minute()).toBe(new Date(2026, 10, 21, 10, 16).getTime())
  vi.advanceTimersByTime(3_600_000)
  expect(minute()).toBe(new Date(2026, 10, 21, 11, 16).getTime())
})

test('a machine that has slept knows the time again within half a minute', async () => {
  const { minute, today } = await startAt(new Date(2026, 10, 21, 18, 0, 5))
  vi.setSystemTime(new Date(2026, 10, 22, 8, 30, 20))
  vi.advanceTimersByTime(30_000)
  expect(today()).toBe('2026-11-22')
  expect(minute()).toBe(new Date(2026, 10, 22, 8, 30).getTime())
})
