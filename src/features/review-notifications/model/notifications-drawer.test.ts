import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { visibleOnDay } from '@/entities/notification'
import { getListAppointmentNotificationsQueryKey } from '@/shared/api'
import { signOutCompleted } from '@/shared/auth'
import { $today } from '@/shared/lifecycle'
import { queryFailed } from '@/shared/query'
import { locationChanged } from '@/shared/routes'
import { recordToastTexts } from '../../../../tests/support/vitest/record-toast-texts'
import { drawerFilters } from './drawer-list'
import {
  $isNotificationsDrawerOpen,
  notificationsDrawerDismissed,
  notificationsDrawerRequested,
} from './notifications-drawer'

test.each([
  ['the user closes it', notificationsDrawerDismissed],
  ['the session ends', signOutCompleted],
] as const)('the drawer is open until %s', async (_, ending) => {
  const scope = fork()
  expect(scope.getState($isNotificationsDrawerOpen)).toBe(false)
  await allSettled(notificationsDrawerRequested, { scope })
  expect(scope.getState($isNotificationsDrawerOpen)).toBe(true)
  await allSettled(ending, { scope })
  expect(scope.getState($isNotificationsDrawerOpen)).toBe(false)
})

test('the drawer closes when Back shows another screen, and stays open for another query of the same one', async () => {
  const scope = fork()
  const open = (pathname: string, search: string) =>
    allSettled(locationChanged, { scope, params: { pathname, search, hash: '' } })
  await open('/tr/takvim', '')
  await allSettled(notificationsDrawerRequested, { scope })
  await open('/tr/takvim', '?a=1')
  expect(scope.getState($isNotificationsDrawerOpen)).toBe(true)
  await open('/tr', '')
  expect(scope.getState($isNotificationsDrawerOpen)).toBe(false)
})

test('the filters of the drawer are kept when it opens again', async () => {
  const scope = fork()
  await allSettled(notificationsDrawerRequested, { scope })
  await allSettled(drawerFilters.priorityChosen, { scope, params: 2 })
  await allSettled(notificationsDrawerDismissed, { scope })
  await allSettled(notificationsDrawerRequested, { scope })
  expect(scope.getState(drawerFilters.$applied).priority).toBe(2)
})

test('a failed list shows a toast only in the open drawer that shows it (F-F02)', async () => {
  const scope = fork()
  const shown = getListAppointmentNotificationsQueryKey(visibleOnDay(scope.getState($today)))
  const other = getListAppointmentNotificationsQueryKey(visibleOnDay('2026-11-24'))
  const toasts = await recordToastTexts(scope)
  await allSettled(queryFailed, { scope, params: shown })
  expect(toasts).toEqual([])
  await allSettled(notificationsDrawerRequested, { scope })
  await allSettled(queryFailed, { scope, params: shown })
  await allSettled(queryFailed, { scope, params: other })
  await allSettled(queryFailed, { scope, params: ['POST', '/api/v1/other'] })
  expect(toasts).toEqual(['danger: Bildirimler yüklenirken hata oluştu'])
})
