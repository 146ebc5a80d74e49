import { allSettled, createWatch, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { appStarted, pageResumed } from '@/shared/lifecycle'
import { type TabMessage, tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { stubCookies } from '../../../tests/support/vitest/cookies'
import {
  $authToken,
  $isSignedIn,
  requestContextMismatched,
  saveTokenFx,
  sessionVerified,
  sessionEnded,
  sessionReplaced,
  signOutCompleted,
  signOutFailed,
  signOutStarted,
  tokenReceived,
  unauthorizedReceived,
} from './session'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'

const SESSION_COOKIES = ['auth_doctor', 'selected_company']
const SESSION_END = 'portal_session_end'

interface Options {
  isDropping?: boolean
}

/** @param stored the token in the cookie, which all tabs share */
function setup(token: string | null, stored: string | null = token, options: Options = {}) {
  const cookies = stubCookies({ auth_doctor: stored, selected_company: 'clinic' }, options)
  const scope = fork({ values: [[$authToken, token]] })
  const sent: TabMessage[] = []
  const ends = recordPayloads(sessionEnded, scope)
  const replaced = recordPayloads(sessionReplaced, scope)
  const verified = recordPayloads(sessionVerified, scope)
  createWatch({ unit: tabMessageRequested, fn: (kind) => sent.push(kind), scope })
  return { scope, cookies, ends, sent, replaced, verified, token: () => scope.getState($authToken) }
}

test('the session of the cookie is used at the start', async () => {
  const { scope, token } = setup(null, 'from-cookie')
  expect(scope.getState($isSignedIn)).toBe(false)
  await allSettled(appStarted, { scope })
  expect(token()).toBe('from-cookie')
  expect(scope.getState($isSignedIn)).toBe(true)
})

test('a received token is used after its cookie was written', async () => {
  const { scope, cookies, token } = setup(null)
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(cookies.stored.get('auth_doctor')).toBe('fresh')
  expect(token()).toBe('fresh')
})

test('a token whose cookie the browser drops starts no session', async () => {
  const { scope, token } = setup(null, null, { isDropping: true })
  const failed = recordPayloads(saveTokenFx.fail, scope)
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(failed).toHaveLength(1)
  expect(token()).toBeNull()
})

test('six parallel 401 responses end the session once', async () => {
  const { scope, cookies, ends, token } = setup('token')
  await Promise.all(Array.from({ length: 6 }, () => allSettled(unauthorizedReceived, { scope, params: 'token' })))
  expect(ends).toEqual(['expired'])
  expect(token()).toBeNull()
  expect(cookies.deleted).toEqual(SESSION_COOKIES)
})

test('a late 401 of an older token does not end the new session (F-A05)', async () => {
  const { scope, cookies, ends, token } = setup('new')
  await allSettled(unauthorizedReceived, { scope, params: 'old' })
  await allSettled(unauthorizedReceived, { scope, params: null })
  expect(ends).toEqual([])
  expect(token()).toBe('new')
  expect(cookies.deleted).toEqual([])
})

test('a 401 does not end a session that another tab has started, and this tab changes to it', async () => {
  const { scope, cookies, ends, replaced } = setup('old', 'of-another-tab')
  await allSettled(unauthorizedReceived, { scope, params: 'old' })
  expect(ends).toEqual([])
  expect(replaced).toHaveLength(1)
  expect(cookies.deleted).toEqual([])
})

test('a 401 after another tab has cleared the cookie ends the session of this tab too', async () => {
  const { scope, ends } = setup('token', null)
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(ends).toEqual(['expired'])
})

test('signing out ends the session and clears its cookies', async () => {
  const { scope, cookies, ends, token } = setup('token')
  await allSettled(signOutCompleted, { scope })
  expect(ends).toEqual(['signed-out'])
  expect(token()).toBeNull()
  expect(cookies.deleted).toEqual(SESSION_COOKIES)
  expect(cookies.written, 'no reason, which would be that of an expired session').toEqual([])
})

test('a sign-out that starts and fails is sent to the other tabs', async () => {
  const { scope, sent } = setup('token')
  await allSettled(signOutStarted, { scope })
  await allSettled(signOutFailed, { scope })
  expect(sent).toEqual(['sign-out-started', 'sign-out-failed'])
})

test.each([
  ['a resumed tab', pageResumed],
  ['a tab whose request does not match the cookies', requestContextMismatched],
])('%s is signed out when the cookie is gone (F-B05)', async (_, unit) => {
  const { scope, ends, token } = setup('token', null)
  await allSettled(unit, { scope })
  expect(ends).toEqual(['signed-out'])
  expect(token()).toBeNull()
})

test.each([
  ['a resumed tab', pageResumed],
  ['a tab whose request does not match the cookies', requestContextMismatched],
])('%s ends as expired when the session has expired in another tab', async (_, unit) => {
  const { scope, ends } = setup('token')
  const otherTab = fork({ values: [[$authToken, 'token']] })
  await allSettled(unauthorizedReceived, { scope: otherTab, params: 'token' })
  await allSettled(unit, { scope })
  expect(ends).toEqual(['expired'])
})

test('the reason of an expired session is stored before its cookie is deleted', async () => {
  const { scope, cookies } = setup('token')
  const deleteStored = cookies.stored.delete.bind(cookies.stored)
  vi.spyOn(cookies.stored, 'delete').mockImplementation((name) => {
    expect(cookies.stored.get(SESSION_END)).toBe('expired')
    return deleteStored(name)
  })
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(cookies.deleted).toEqual(SESSION_COOKIES)
})

test('a tab that finds its cookie missing stores no reason', async () => {
  const { scope, cookies, ends } = setup('token', null)
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(ends).toEqual(['expired'])
  expect(cookies.stored.has(SESSION_END)).toBe(false)
})

test('a resumed tab whose cookie cannot be a token ends with that reason, and the cookie is cleared (F-R09)', async () => {
  const { scope, cookies, ends } = setup('token', "'quoted'")
  await allSettled(pageResumed, { scope })
  expect(ends).toEqual(['invalid-token'])
  expect(cookies.deleted).toEqual(SESSION_COOKIES)
})

test('a resumed tab with an unchanged cookie keeps its session', async () => {
  const { scope, ends, replaced, token } = setup('token')
  await allSettled(pageResumed, { scope })
  expect(ends).toEqual([])
  expect(replaced).toEqual([])
  expect(token()).toBe('token')
})

test('a resumed tab that finds another session changes to it and keeps the cookie', async () => {
  for (const token of ['token', null]) {
    const { scope, cookies, ends, replaced } = setup(token, 'of-another-user')
    await allSettled(pageResumed, { scope })
    expect(ends).toEqual([])
    expect(replaced).toHaveLength(1)
    expect(cookies.deleted).toEqual([])
  }
})

test('a signed-out tab without a cookie does nothing when it is resumed', async () => {
  const { scope, ends, replaced } = setup(null)
  await allSettled(pageResumed, { scope })
  expect(ends).toEqual([])
  expect(replaced).toEqual([])
})

test('a resumed tab with an unchanged cookie verifies its session', async () => {
  for (const token of ['token', null]) {
    const { scope, verified } = setup(token)
    await allSettled(pageResumed, { scope })
    expect(verified).toHaveLength(1)
  }
  const { scope, verified } = setup('token', null)
  await allSettled(pageResumed, { scope })
  expect(verified).toEqual([])
})

test('a rejected session is not verified', async () => {
  const { scope, verified } = setup('token')
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(verified).toEqual([])
})

test('a new session is sent to the other tabs', async () => {
  const { scope, sent } = setup(null)
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(sent).toEqual(['session-changed'])
})

test('the end of a session is sent to the other tabs, with its reason', async () => {
  const signedOutTab = setup('token')
  await allSettled(signOutCompleted, { scope: signedOutTab.scope })
  expect(signedOutTab.sent).toEqual(['session-changed'])
  const expiredTab = setup('token')
  await allSettled(unauthorizedReceived, { scope: expiredTab.scope, params: 'token' })
  expect(expiredTab.sent).toEqual(['session-expired'])
})

test.each([
  ['session-changed', 'signed-out'],
  ['session-expired', 'expired'],
] as const)('a tab that receives %s and finds no cookie is %s, and sends no message', async (kind, end) => {
  const { scope, ends, sent } = setup('token', null)
  await allSettled(tabMessageReceived, { scope, params: kind })
  expect(ends).toEqual([end])
  expect(sent).toEqual([])
})

test('a session that ended in another tab does not affect a tab with its own cookie', async () => {
  for (const kind of ['session-changed', 'session-expired'] as const) {
    const { scope, ends, token } = setup('token')
    await allSettled(tabMessageReceived, { scope, params: kind })
    expect(ends).toEqual([])
    expect(token()).toBe('token')
  }
})

test('a tab that receives a message and finds another session changes to it', async () => {
  for (const kind of ['session-changed', 'session-expired'] as const) {
    const { scope, ends, replaced } = setup('token', 'of-another-user')
    await allSettled(tabMessageReceived, { scope, params: kind })
    expect(ends).toEqual([])
    expect(replaced).toHaveLength(1)
  }
})

test('the check of the cookie is synchronous', () => {
  const { scope, token } = setup('token', null)
  scopeBind(pageResumed, { scope })()
  expect(token()).toBeNull()
})
