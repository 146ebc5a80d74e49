import { allSettled, fork, type Scope } from 'effector'
import { beforeEach, expect, test } from 'vitest'
import { tabStorage } from '@/shared/browser'
import { appStarted, pageResumed } from '@/shared/lifecycle'
import { tabMessageReceived } from '@/shared/tabs'
import { stubCookies } from '../../../tests/support/vitest/cookies'
import { $lastSessionEnd } from './last-session-end'
import { $authToken, signOutCompleted, tokenReceived, unauthorizedReceived } from './session'

const KEY = 'portal.session-end'

beforeEach(() => tabStorage.remove(KEY))

function openPage(token: string | null, inCookie: string | null = token, end: string | null = null) {
  const { stored, deleted } = stubCookies({ auth_doctor: inCookie, portal_session_end: end })
  return { stored, deleted, ...openTab(token) }
}

function openTab(token: string | null) {
  const scope = fork({ values: [[$authToken, token]] })
  return { scope, lastEnd: () => scope.getState($lastSessionEnd) }
}

test('the last session end is known until the next session starts', async () => {
  const { scope, lastEnd } = openPage('token')
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(lastEnd()).toBe('expired')
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(lastEnd()).toBeNull()
  await allSettled(signOutCompleted, { scope })
  expect(lastEnd()).toBe('signed-out')
})

test('an expired session is still known after a reload', async () => {
  await allSettled(unauthorizedReceived, { scope: openPage('token').scope, params: 'token' })
  const { scope, lastEnd } = openPage(null)
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBe('expired')
})

test.each([
  ['a sign-out is not known after a reload', signOutCompleted, undefined],
  ['a new session clears the last session end', tokenReceived, 'fresh'],
] as const)('%s', async (_, event, params) => {
  tabStorage.write(KEY, 'expired')
  await allSettled(event as typeof tokenReceived, { scope: openPage('token').scope, params: params as string })
  const { scope, lastEnd } = openPage(null)
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBeNull()
})

test('a page that starts with the session of another tab knows no session end', async () => {
  tabStorage.write(KEY, 'expired')
  const { scope, lastEnd } = openPage(null, 'from-another-tab')
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBeNull()
  expect(tabStorage.read(KEY)).toBeNull()
})

test.each([
  ['a sign-out', (scope: Scope) => allSettled(signOutCompleted, { scope })],
  ['a sign-in', (scope: Scope) => allSettled(tokenReceived, { scope, params: 'fresh' })],
  ['a start with a session', (scope: Scope) => allSettled(appStarted, { scope })],
])('after %s, a tab that finds its cookie missing is signed out', async (_, change) => {
  const { scope: otherTab, stored } = openPage(null, 'token', 'expired')
  await change(otherTab)
  stored.delete('auth_doctor')
  const { scope, lastEnd } = openTab('token')
  await allSettled(pageResumed, { scope })
  expect(lastEnd()).toBe('signed-out')
})

test('a tab that has signed out keeps its session end when a later session expires', async () => {
  const { scope, lastEnd } = openPage('token')
  await allSettled(signOutCompleted, { scope })
  const { scope: otherTab, stored } = openPage('other')
  await allSettled(unauthorizedReceived, { scope: otherTab, params: 'other' })
  await allSettled(tabMessageReceived, { scope, params: 'session-expired' })
  await allSettled(pageResumed, { scope })
  expect(lastEnd()).toBe('signed-out')
  expect(stored.get('portal_session_end'), 'the reason of the later session').toBe('expired')
})

test('a cookie that cannot be a token is cleared at the start, and the reason is known (F-R09)', async () => {
  const { scope, deleted, lastEnd } = openPage(null, "'quoted'")
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBe('invalid-token')
  expect(deleted).toEqual(['auth_doctor', 'selected_company'])

  const reloaded = openPage(null)
  await allSettled(appStarted, { scope: reloaded.scope })
  expect(reloaded.lastEnd(), 'after a reload of the sign-in page').toBe('invalid-token')
})
