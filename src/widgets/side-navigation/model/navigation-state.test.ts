// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import {
  $isCollapsed,
  $isDrawerOpen,
  $openGroups,
  collapseToggled,
  drawerRequested,
  groupToggled,
} from './navigation-state'

beforeEach(() => localStorage.clear())

async function setup() {
  const scope = fork()
  await allSettled(appStarted, { scope })
  return scope
}

test('the collapsed menu and its open groups are as they were on the next visit', async () => {
  const first = await setup()
  await allSettled(collapseToggled, { scope: first })
  await allSettled(groupToggled, { scope: first, params: 'reports' })
  await allSettled(groupToggled, { scope: first, params: 'erp' })
  await allSettled(groupToggled, { scope: first, params: 'reports' })
  const second = await setup()
  expect(second.getState($isCollapsed)).toBe(true)
  expect(second.getState($openGroups)).toEqual(['erp'])
})

test.each(['{', '7', '{"isCollapsed":"yes"}'])('what somebody else left in storage is ignored: %s', async (stored) => {
  localStorage.setItem('portal.navigation', stored)
  const scope = await setup()
  expect(scope.getState($isCollapsed)).toBe(false)
})

test('the drawer closes when another screen opens', async () => {
  const scope = await setup()
  await allSettled(drawerRequested, { scope })
  expect(scope.getState($isDrawerOpen)).toBe(true)
  await allSettled(locationChanged, { scope, params: { pathname: '/tr/takvim', search: '', hash: '' } })
  expect(scope.getState($isDrawerOpen)).toBe(false)
})
