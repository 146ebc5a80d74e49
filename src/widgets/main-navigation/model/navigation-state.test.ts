// @vitest-environment happy-dom
import { allSettled, fork, type Scope } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedOut } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { tabMessageReceived } from '@/shared/tabs'
import {
  $isCollapsed,
  $isDrawerOpen,
  $openGroups,
  collapseToggled,
  drawerRequested,
  groupToggled,
  navigationUserChanged,
} from './navigation-state'

const AYSE = '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21'
const MERT = '1c0c6a52-6d0d-4b1e-8a49-0fa0c5b5d1e2'
const KEY = 'portal.navigation'

beforeEach(() => localStorage.clear())

async function setup({ user }: { user?: string } = {}) {
  const scope = fork()
  await allSettled(appStarted, { scope })
  if (user) await allSettled(navigationUserChanged, { scope, params: user })
  return scope
}

const menuOf = (scope: Scope) => ({
  isCollapsed: scope.getState($isCollapsed),
  openGroups: scope.getState($openGroups),
})

const FIRST_TIME = { isCollapsed: false, openGroups: [] }

test('the collapsed menu and its open groups are as they were on the next visit, also before the user is known', async () => {
  const first = await setup({ user: AYSE })
  await allSettled(collapseToggled, { scope: first })
  await allSettled(groupToggled, { scope: first, params: 'reports' })
  await allSettled(groupToggled, { scope: first, params: 'erp' })
  await allSettled(groupToggled, { scope: first, params: 'reports' })
  const next = await setup()
  expect(menuOf(next)).toEqual({ isCollapsed: true, openGroups: ['erp'] })
  await allSettled(navigationUserChanged, { scope: next, params: AYSE })
  expect(menuOf(next)).toEqual({ isCollapsed: true, openGroups: ['erp'] })
})

test('every user of a device has a menu of their own', async () => {
  const scope = await setup({ user: AYSE })
  await allSettled(collapseToggled, { scope })
  await allSettled(signedOut, { scope })
  await allSettled(navigationUserChanged, { scope, params: MERT })
  expect(menuOf(scope)).toEqual(FIRST_TIME)
  await allSettled(groupToggled, { scope, params: 'erp' })
  await allSettled(signedOut, { scope })
  await allSettled(navigationUserChanged, { scope, params: AYSE })
  expect(menuOf(scope)).toEqual({ isCollapsed: true, openGroups: [] })
})

test('what is changed before the user is known is not taken back', async () => {
  await setup({ user: AYSE })
  const scope = await setup()
  await allSettled(collapseToggled, { scope })
  await allSettled(navigationUserChanged, { scope, params: AYSE })
  expect(scope.getState($isCollapsed)).toBe(true)
})

test('what the same user changes in another tab is in force here at once; what another user changes is not', async () => {
  const here = await setup({ user: AYSE })
  const there = await setup({ user: AYSE })
  await allSettled(collapseToggled, { scope: there })
  await allSettled(tabMessageReceived, { scope: here, params: { kind: 'preferences-changed' } })
  expect(here.getState($isCollapsed)).toBe(true)
  const another = await setup({ user: MERT })
  await allSettled(groupToggled, { scope: another, params: 'erp' })
  await allSettled(tabMessageReceived, { scope: here, params: { kind: 'preferences-changed' } })
  expect(menuOf(here)).toEqual({ isCollapsed: true, openGroups: [] })
})

test.each(['{', '7', '{"isCollapsed":true,"openGroups":[]}', '{"lastUser":"a","byUser":{"a":{"isCollapsed":"yes"}}}'])(
  'what somebody else left in storage is ignored: %s',
  async (stored) => {
    localStorage.setItem(KEY, stored)
    expect(menuOf(await setup())).toEqual(FIRST_TIME)
  },
)

test('the drawer closes when another screen opens, and with the session', async () => {
  const scope = await setup()
  for (const leave of [
    () => allSettled(locationChanged, { scope, params: { pathname: '/tr/takvim', search: '', hash: '' } }),
    () => allSettled(signedOut, { scope }),
  ]) {
    await allSettled(drawerRequested, { scope })
    expect(scope.getState($isDrawerOpen)).toBe(true)
    await leave()
    expect(scope.getState($isDrawerOpen)).toBe(false)
  }
})

test('the drawer closes when the window has room for the menu', async () => {
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  const scope = await setup()
  await allSettled(drawerRequested, { scope })
  media.dispatchEvent(Object.assign(new Event('change'), { matches: true }))
  await vi.waitFor(() => expect(scope.getState($isDrawerOpen)).toBe(false))
  vi.unstubAllGlobals()
})
