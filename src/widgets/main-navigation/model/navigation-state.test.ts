// @vitest-environment happy-dom
import { allSettled, fork, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { signOutCompleted } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { tabMessageReceived } from '@/shared/tabs'
import {
  $isCollapsed,
  $isMenuDrawerOpen,
  $openGroups,
  collapseToggled,
  menuDrawerRequested,
  groupToggled,
} from './navigation-state'

const AYSE = '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21'
const MERT = '1c0c6a52-6d0d-4b1e-8a49-0fa0c5b5d1e2'
const KEY = 'portal.navigation'

let identified = ''

function identify(scope: Scope, user: string) {
  identified = user
  return allSettled(fetchCurrentUserFx, { scope })
}

async function setup({ user }: { user?: string } = {}) {
  const scope = fork({ handlers: [[fetchCurrentUserFx, () => identified]] })
  await allSettled(appStarted, { scope })
  if (user) await identify(scope, user)
  return scope
}

const menuOf = (scope: Scope) => ({
  isCollapsed: scope.getState($isCollapsed),
  openGroups: scope.getState($openGroups),
})

const DEFAULT_STATE = { isCollapsed: false, openGroups: [] }

test('collapsed state and open groups are restored on the next visit, even before the user is known', async () => {
  const first = await setup({ user: AYSE })
  await allSettled(collapseToggled, { scope: first })
  await allSettled(groupToggled, { scope: first, params: 'reports' })
  await allSettled(groupToggled, { scope: first, params: 'erp' })
  await allSettled(groupToggled, { scope: first, params: 'reports' })
  const next = await setup()
  expect(menuOf(next)).toEqual({ isCollapsed: true, openGroups: ['erp'] })
  await identify(next, AYSE)
  expect(menuOf(next)).toEqual({ isCollapsed: true, openGroups: ['erp'] })
  expect(menuOf(await setup({ user: MERT })), 'of a user without a stored state').toEqual(DEFAULT_STATE)
})

test('every user of a device has their own menu state', async () => {
  const scope = await setup({ user: AYSE })
  await allSettled(collapseToggled, { scope })
  await allSettled(signOutCompleted, { scope })
  await identify(scope, MERT)
  expect(menuOf(scope)).toEqual(DEFAULT_STATE)
  await allSettled(groupToggled, { scope, params: 'erp' })
  await allSettled(signOutCompleted, { scope })
  await identify(scope, AYSE)
  expect(menuOf(scope)).toEqual({ isCollapsed: true, openGroups: [] })
})

test('changes made before the user is known are not stored for the last user', async () => {
  await setup({ user: AYSE })
  const scope = await setup()
  await allSettled(collapseToggled, { scope })
  expect(menuOf(scope)).toEqual({ isCollapsed: true, openGroups: [] })
  await identify(scope, MERT)
  expect(menuOf(scope)).toEqual({ isCollapsed: true, openGroups: [] })
  expect(menuOf(await setup({ user: MERT }))).toEqual({ isCollapsed: true, openGroups: [] })
  expect(menuOf(await setup({ user: AYSE }))).toEqual(DEFAULT_STATE)
})

test('changes by the same user in another tab apply at once; changes by another user do not', async () => {
  const first = await setup({ user: AYSE })
  const second = await setup({ user: AYSE })
  await allSettled(collapseToggled, { scope: second })
  await allSettled(tabMessageReceived, { scope: first, params: 'preferences-changed' })
  expect(first.getState($isCollapsed)).toBe(true)
  const otherUser = await setup({ user: MERT })
  await allSettled(groupToggled, { scope: otherUser, params: 'erp' })
  await allSettled(tabMessageReceived, { scope: first, params: 'preferences-changed' })
  expect(menuOf(first)).toEqual({ isCollapsed: true, openGroups: [] })
})

test('changes of two tabs that have not received the message of the other one are both stored', async () => {
  const [first, second, otherUser] = [await setup({ user: AYSE }), await setup({ user: AYSE }), await setup()]
  await allSettled(groupToggled, { scope: first, params: 'erp' })
  await allSettled(groupToggled, { scope: second, params: 'reports' })
  await allSettled(collapseToggled, { scope: second })
  await allSettled(collapseToggled, { scope: otherUser })
  await identify(otherUser, MERT)
  expect(menuOf(await setup({ user: AYSE }))).toEqual({ isCollapsed: true, openGroups: ['erp', 'reports'] })
  expect(menuOf(await setup({ user: MERT }))).toEqual({ isCollapsed: true, openGroups: [] })
})

test.each(['{', '7', '{"isCollapsed":true,"openGroups":[]}', '{"lastUser":"a","byUser":{"a":{"isCollapsed":"yes"}}}'])(
  'invalid storage entries are ignored: %s',
  async (stored) => {
    localStorage.setItem(KEY, stored)
    expect(menuOf(await setup())).toEqual(DEFAULT_STATE)
  },
)

test('the invalid entry of one user does not discard those of other users', async () => {
  const byUser = { [AYSE]: { isCollapsed: true, openGroups: ['erp'] }, [MERT]: { isCollapsed: 'yes' } }
  localStorage.setItem(KEY, JSON.stringify({ lastUser: MERT, byUser }))
  const scope = await setup({ user: AYSE })
  expect(menuOf(scope)).toEqual({ isCollapsed: true, openGroups: ['erp'] })
})

test('the drawer closes on navigation and when the session ends, but not in another language', async () => {
  const scope = await setup()
  const go = (pathname: string) => allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  await go('/tr')
  await allSettled(menuDrawerRequested, { scope })
  await go('/en')
  expect(scope.getState($isMenuDrawerOpen)).toBe(true)
  for (const leave of [() => go('/tr/takvim'), () => allSettled(signOutCompleted, { scope })]) {
    await allSettled(menuDrawerRequested, { scope })
    expect(scope.getState($isMenuDrawerOpen)).toBe(true)
    await leave()
    expect(scope.getState($isMenuDrawerOpen)).toBe(false)
  }
})

test('the drawer closes when the window is wide enough for the menu', async () => {
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  const scope = await setup()
  await allSettled(menuDrawerRequested, { scope })
  media.dispatchEvent(Object.assign(new Event('change'), { matches: true }))
  await vi.waitFor(() => expect(scope.getState($isMenuDrawerOpen)).toBe(false))
})
