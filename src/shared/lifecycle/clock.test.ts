import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $minute, $today } from './clock'
import { pageResumed } from './page'
import { appStarted } from './start-up'

async function startAt(now: Date) {
  vi.useFakeTimers({ now })
  const scope = fork()
  await allSettled(appStarted, { scope })
  return { scope, today: () => scope.getState($today), minute: () => scope.getState($minute) }
}

test('$today changes at midnight', async () => {
  const { today } = await startAt(new Date('2026-11-21T23:59:50+03:00'))
  expect(today()).toBe('2026-11-21')
  vi.advanceTimersByTime(9_999)
  expect(today()).toBe('2026-11-21')
  vi.advanceTimersByTime(1)
  expect(today()).toBe('2026-11-22')
})

test('in a browser in New York, $today is the day at the clinic (F-R19)', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  const { today } = await startAt(new Date('2026-11-22T01:30:00+03:00'))
  expect(today()).toBe('2026-11-22')
})

test('$minute changes at the start of a minute only', async () => {
  const { minute } = await startAt(new Date('2026-11-21T10:15:42+03:00'))
  expect(minute()).toBe(new Date('2026-11-21T10:15:00+03:00').getTime())
  vi.advanceTimersByTime(18_000)
  expect(minute()).toBe(new Date('2026-11-21T10:16:00+03:00').getTime())
  vi.advanceTimersByTime(3_600_000)
  expect(minute()).toBe(new Date('2026-11-21T11:16:00+03:00').getTime())
})

test('after sleep the time is correct within half a minute', async () => {
  const { minute, today } = await startAt(new Date('2026-11-21T18:00:05+03:00'))
  vi.setSystemTime(new Date('2026-11-22T08:30:20+03:00'))
  vi.advanceTimersByTime(30_000)
  expect(today()).toBe('2026-11-22')
  expect(minute()).toBe(new Date('2026-11-22T08:30:00+03:00').getTime())
})

test('the time is correct as soon as the user is back after sleep', async () => {
  const { scope, minute, today } = await startAt(new Date('2026-11-21T18:00:05+03:00'))
  vi.setSystemTime(new Date('2026-11-22T08:30:20+03:00'))
  await allSettled(pageResumed, { scope })
  expect(today()).toBe('2026-11-22')
  expect(minute()).toBe(new Date('2026-11-22T08:30:00+03:00').getTime())
})
