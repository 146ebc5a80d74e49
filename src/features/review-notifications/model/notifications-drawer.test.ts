import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { signOutCompleted } from '@/shared/auth'
import { drawerFilters } from './drawer-filters'
import { $isDrawerOpen, drawerDismissed, drawerRequested } from './notifications-drawer'

test.each([
  ['the user closes it', drawerDismissed],
  ['the session ends', signOutCompleted],
] as const)('the drawer is open until %s', async (_, ending) => {
  const scope = fork()
  expect(scope.getState($isDrawerOpen)).toBe(false)
  await allSettled(drawerRequested, { scope })
  expect(scope.getState($isDrawerOpen)).toBe(true)
  await allSettled(ending, { scope })
  expect(scope.getState($isDrawerOpen)).toBe(false)
})

test('the filters of the drawer are kept when it opens again', async () => {
  const scope = fork()
  await allSettled(drawerRequested, { scope })
  await allSettled(drawerFilters.priorityChosen, { scope, params: 2 })
  await allSettled(drawerDismissed, { scope })
  await allSettled(drawerRequested, { scope })
  expect(scope.getState(drawerFilters.$applied).priority).toBe(2)
})
