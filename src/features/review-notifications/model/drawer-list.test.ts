import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Notification, toNotification } from '@/entities/notification'
import { $today, featuresReady } from '@/shared/lifecycle'
import { type NotificationEvent, notificationEventReceived } from './notification-events'
import {
  $autoAdvancedDay,
  $entryToFocus,
  $hiddenByFilterCount,
  drawerFilters,
  entryFocusRequested,
} from './drawer-list'
import {
  $isNotificationsDrawerOpen,
  dayChosen,
  notificationsDrawerDismissed,
  notificationsDrawerRequested,
} from './notifications-drawer'

beforeEach(() => void vi.useFakeTimers())

const on = (day: string, uuid = day) => ({
  kind: 'created' as const,
  notification: toNotification({ uuid, appointment_start: `${day} 10:00` }),
})
const updated = ({ notification }: ReturnType<typeof on>, change: Partial<Notification> = {}): NotificationEvent => ({
  kind: 'updated',
  notification: { ...notification, ...change },
})

async function setup({ isOpen = true } = {}) {
  const scope = fork({ values: [[$today, '2026-11-21']] })
  if (isOpen) await allSettled(notificationsDrawerRequested, { scope })
  const arrive = async (...all: NotificationEvent[]) => {
    for (const event of all) void allSettled(notificationEventReceived, { scope, params: event })
    await vi.advanceTimersByTimeAsync(250)
  }
  return {
    scope,
    arrive,
    hiddenCount: () => scope.getState($hiddenByFilterCount),
    advancedDay: () => scope.getState($autoAdvancedDay),
  }
}

test('new notifications that the filters hide are counted, listed ones are not', async () => {
  const { arrive, hiddenCount } = await setup()
  await arrive(on('2026-11-21'), on('2026-11-22'), on('2026-11-23'))
  expect(hiddenCount()).toBe(2)
  await arrive(on('2026-11-22'))
  expect(hiddenCount()).toBe(2)
})

test('updates are not counted, and deleted notifications no longer count', async () => {
  const { arrive, hiddenCount } = await setup()
  await arrive(updated(on('2026-11-22')), on('2026-11-23'))
  expect(hiddenCount()).toBe(1)
  await arrive({ kind: 'deleted', uuid: '2026-11-23' })
  expect(hiddenCount()).toBe(0)
})

test('a notification no longer counts once an update hides it or makes it match the filters', async () => {
  const { arrive, hiddenCount } = await setup()
  await arrive(on('2026-11-22'), on('2026-11-23'), on('2026-11-24'))
  expect(hiddenCount()).toBe(3)
  await arrive(updated(on('2026-11-21', '2026-11-22')), updated(on('2026-11-25', '2026-11-23')))
  expect(hiddenCount()).toBe(2)
  await arrive(updated(on('2026-11-24'), { isVisible: false }))
  expect(hiddenCount()).toBe(1)
})

test('other filters and closing reset the count, and a closed drawer counts nothing', async () => {
  const { scope, arrive, hiddenCount } = await setup()
  await arrive(on('2026-11-22'))
  await allSettled(drawerFilters.priorityChosen, { scope, params: 2 })
  expect(hiddenCount()).toBe(0)
  await arrive(on('2026-11-22', 'another'))
  expect(hiddenCount()).toBe(1)
  await allSettled(notificationsDrawerDismissed, { scope })
  expect(hiddenCount()).toBe(0)
  await arrive(on('2026-11-22', 'third'))
  expect(hiddenCount()).toBe(0)
})

test('an open drawer that shows today shows a notice when it moves on at midnight', async () => {
  const { scope, advancedDay } = await setup()
  await allSettled($today, { scope, params: '2026-11-22' })
  expect(advancedDay()).toBe('2026-11-22')
  await allSettled(notificationsDrawerDismissed, { scope })
  expect(advancedDay()).toBeNull()
})

test('a drawer that shows another day or is closed shows no notice at midnight', async () => {
  const shut = await setup({ isOpen: false })
  await allSettled($today, { scope: shut.scope, params: '2026-11-22' })
  expect(shut.advancedDay()).toBeNull()
  const { scope, advancedDay } = await setup()
  void allSettled(drawerFilters.dayTyped, { scope, params: '2026-12-01' })
  await vi.advanceTimersByTimeAsync(300)
  await allSettled($today, { scope, params: '2026-11-22' })
  expect(advancedDay()).toBeNull()
})

test('the entry of a banner gets the focus until the user changes a filter or closes the drawer', async () => {
  const { scope } = await setup()
  for (const change of [
    () => allSettled(drawerFilters.dayTyped, { scope, params: '2026-11-22' }),
    () => allSettled(drawerFilters.priorityChosen, { scope, params: 2 }),
    () => allSettled(drawerFilters.doctorChosen, { scope, params: null }),
    () => allSettled(drawerFilters.patientTyped, { scope, params: 'h' }),
    () => allSettled(drawerFilters.onlyActiveChanged, { scope, params: false }),
    () => allSettled(drawerFilters.cleared, { scope }),
    () => allSettled(notificationsDrawerDismissed, { scope }),
  ]) {
    await allSettled(entryFocusRequested, { scope, params: 'a' })
    expect(scope.getState($entryToFocus)).toBe('a')
    void change()
    expect(scope.getState($entryToFocus)).toBeNull()
  }
})

test('a day that is chosen before the features are loaded opens the drawer at it, without an earlier filter', async () => {
  const { scope } = await setup({ isOpen: false })
  await allSettled(drawerFilters.dayRequested, { scope, params: '2026-12-01' })
  await allSettled(drawerFilters.priorityChosen, { scope, params: 2 })
  await allSettled(dayChosen, { scope, params: '2026-11-21' })
  expect(scope.getState($isNotificationsDrawerOpen)).toBe(true)
  await allSettled(featuresReady, { scope })
  expect(scope.getState(drawerFilters.$applied)).toMatchObject({ day: '2026-11-21', priority: null })
})
