import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toNotification } from '@/entities/notification'
import { $today } from '@/shared/lifecycle'
import type { NotificationEvent } from '../lib/banner-state'
import { notificationEventReceived } from './notification-events'
import { $autoAdvancedDay, $hiddenByFilterCount } from './drawer-notices'
import { drawerFilters } from './notification-filters'
import { drawerDismissed, drawerRequested } from './notifications-drawer'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const on = (day: string, uuid = day): NotificationEvent => ({
  kind: 'created',
  notification: toNotification({ uuid, appointment_start: `${day} 10:00` }),
})

async function setup({ isOpen = true } = {}) {
  const scope = fork({ values: [[$today, '2026-11-21']] })
  if (isOpen) await allSettled(drawerRequested, { scope })
  const arrive = async (...all: NotificationEvent[]) => {
    for (const one of all) void allSettled(notificationEventReceived, { scope, params: one })
    await vi.advanceTimersByTimeAsync(250)
  }
  return {
    scope,
    arrive,
    outside: () => scope.getState($hiddenByFilterCount),
    moved: () => scope.getState($autoAdvancedDay),
  }
}

test('what the filters hide is counted, what the list shows is not', async () => {
  const { arrive, outside } = await setup()
  await arrive(on('2026-11-21'), on('2026-11-22'), on('2026-11-23'))
  expect(outside()).toBe(2)
  await arrive(on('2026-11-22'))
  expect(outside()).toBe(2)
})

test('what was only changed is not new, and what is removed no longer counts', async () => {
  const { arrive, outside } = await setup()
  await arrive({ ...on('2026-11-22'), kind: 'updated' } as NotificationEvent, on('2026-11-23'))
  expect(outside()).toBe(1)
  await arrive({ kind: 'deleted', uuid: '2026-11-23' })
  expect(outside()).toBe(0)
})

test('other filters and closing begin anew; a drawer that is shut counts nothing', async () => {
  const { scope, arrive, outside } = await setup()
  await arrive(on('2026-11-22'))
  await allSettled(drawerFilters.priorityChosen, { scope, params: 2 })
  expect(outside()).toBe(0)
  await arrive(on('2026-11-22', 'another'))
  expect(outside()).toBe(1)
  await allSettled(drawerDismissed, { scope })
  expect(outside()).toBe(0)
  await arrive(on('2026-11-22', 'third'))
  expect(outside()).toBe(0)
})

test('an open drawer that shows today says so when it moves on at midnight', async () => {
  const { scope, moved } = await setup()
  await allSettled($today, { scope, params: '2026-11-22' })
  expect(moved()).toBe('2026-11-22')
  await allSettled(drawerDismissed, { scope })
  expect(moved()).toBeNull()
})

test('a drawer that shows another day, or is shut, has nothing to say at midnight', async () => {
  const shut = await setup({ isOpen: false })
  await allSettled($today, { scope: shut.scope, params: '2026-11-22' })
  expect(shut.moved()).toBeNull()
  const { scope, moved } = await setup()
  void allSettled(drawerFilters.dayTyped, { scope, params: '2026-12-01' })
  await vi.advanceTimersByTimeAsync(300)
  await allSettled($today, { scope, params: '2026-11-22' })
  expect(moved()).toBeNull()
})
