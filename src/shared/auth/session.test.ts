import { allSettled, createWatch, fork, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import {
  $authToken,
  $isSignedIn,
  saveTokenFx,
  pageResumed,
  type SessionEnd,
  sessionVerified,
  sessionEnded,
  sessionReplaced,
  signedOut,
  tokenReceived,
  unauthorizedReceived,
} from './session'
import * as tokenCookie from './token-cookie'

vi.mock('./token-cookie')
const cookie = vi.mocked(tokenCookie)

beforeEach(() => vi.resetAllMocks())

/** A tab that works with `token`; the cookie holds the same unless told otherwise. */
function setup(token: string | null, stored: string | null = token) {
  cookie.readAuthToken.mockReturnValue(stored)
  const scope = fork({ values: [[$authToken, token]] })
  const ends: SessionEnd[] = []
  const received: TabMessage['kind'][] = []
  const replaced = vi.fn()
  const confirmed = vi.fn()
  createWatch({ unit: sessionEnded, fn: (end) => ends.push(end), scope })
  createWatch({ unit: sessionReplaced, fn: replaced, scope })
  createWatch({ unit: sessionVerified, fn: confirmed, scope })
  createWatch({ unit: tabMessageSent, fn: ({ kind }) => received.push(kind), scope })
  return { scope, ends, received, replaced, confirmed, token: () => scope.getState($authToken) }
}

test('the session of the cookie is taken up at the start', async () => {
  const { scope, token } = setup(null, 'from-cookie')
  expect(scope.getState($isSignedIn)).toBe(false)
  await allSettled(appStarted, { scope })
  expect(token()).toBe('from-cookie')
  expect(scope.getState($isSignedIn)).toBe(true)
})

test('a received token counts once the browser has kept its cookie', async () => {
  const { scope, token } = setup(null)
  cookie.writeAuthToken.mockReturnValue(true)
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(cookie.writeAuthToken).toHaveBeenCalledWith('fresh')
  expect(token()).toBe('fresh')
})

test('a token whose cookie the browser drops begins no session', async () => {
  const { scope, token } = setup(null)
  cookie.writeAuthToken.mockReturnValue(false)
  const failed = vi.fn()
  createWatch({ unit: saveTokenFx.fail, fn: failed, scope })
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(failed).toHaveBeenCalledOnce()
  expect(token()).toBeNull()
})

test('six calls refused at once end the session once', async () => {
  const { scope, ends, token } = setup('token')
  await Promise.all(Array.from({ length: 6 }, () => allSettled(unauthorizedReceived, { scope, params: 'token' })))
  expect(ends).toEqual(['expired'])
  expect(token()).toBeNull()
  expect(cookie.clearSessionCookies).toHaveBeenCalledOnce()
})

test('a late refusal of an older token leaves the new session alone', async () => {
  const { scope, ends, token } = setup('new')
  await allSettled(unauthorizedReceived, { scope, params: 'old' })
  await allSettled(unauthorizedReceived, { scope, params: null })
  expect(ends).toEqual([])
  expect(token()).toBe('new')
  expect(cookie.clearSessionCookies).not.toHaveBeenCalled()
})

test('a refusal spares the session that another tab has begun meanwhile, and this tab moves over to it', async () => {
  const { scope, ends, replaced } = setup('old', 'of-another-tab')
  await allSettled(unauthorizedReceived, { scope, params: 'old' })
  expect(ends).toEqual([])
  expect(replaced).toHaveBeenCalledOnce()
  expect(cookie.clearSessionCookies).not.toHaveBeenCalled()
})

test('a refusal after another tab has cleared the cookie ends the session here too', async () => {
  const { scope, ends } = setup('token', null)
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(ends).toEqual(['expired'])
})

test('signing out ends the session and clears its cookies', async () => {
  const { scope, ends, token } = setup('token')
  await allSettled(signedOut, { scope })
  expect(ends).toEqual(['signed-out'])
  expect(token()).toBeNull()
  expect(cookie.clearSessionCookies).toHaveBeenCalledOnce()
})

test('a tab that finds the cookie gone on return is signed out', async () => {
  const { scope, ends, token } = setup('token', null)
  await allSettled(pageResumed, { scope })
  expect(ends).toEqual(['signed-out'])
  expect(token()).toBeNull()
})

test('a tab that finds its own cookie on return goes on', async () => {
  const { scope, ends, replaced, token } = setup('token')
  await allSettled(pageResumed, { scope })
  expect(ends).toEqual([])
  expect(replaced).not.toHaveBeenCalled()
  expect(token()).toBe('token')
})

test('a tab that finds somebody else signed in on return begins again, and keeps the cookie', async () => {
  for (const own of ['token', null]) {
    const { scope, ends, replaced } = setup(own, 'of-somebody-else')
    await allSettled(pageResumed, { scope })
    expect(ends).toEqual([])
    expect(replaced).toHaveBeenCalledOnce()
  }
  expect(cookie.clearSessionCookies).not.toHaveBeenCalled()
})

test('a signed-out tab without a cookie stays as it is on return', async () => {
  const { scope, ends, replaced } = setup(null)
  await allSettled(pageResumed, { scope })
  expect(ends).toEqual([])
  expect(replaced).not.toHaveBeenCalled()
})

test('a tab that looks and finds what it works with, says so', async () => {
  for (const own of ['token', null]) {
    const { scope, confirmed } = setup(own)
    await allSettled(pageResumed, { scope })
    expect(confirmed).toHaveBeenCalledOnce()
  }
  const { scope, confirmed } = setup('token', null)
  await allSettled(pageResumed, { scope })
  expect(confirmed).not.toHaveBeenCalled()
})

test('the other tabs are told of a session that begins here', async () => {
  const { scope, received } = setup(null)
  cookie.writeAuthToken.mockReturnValue(true)
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(received).toEqual(['session-changed'])
})

test('the other tabs are told of a session that ends here, and whether the doctor wanted it', async () => {
  cookie.clearSessionCookies.mockReturnValue(true)
  const out = setup('token')
  await allSettled(signedOut, { scope: out.scope })
  expect(out.received).toEqual(['session-changed'])
  cookie.clearSessionCookies.mockReturnValue(true)
  const rejected = setup('token')
  await allSettled(unauthorizedReceived, { scope: rejected.scope, params: 'token' })
  expect(rejected.received).toEqual(['session-expired'])
})

test.each([
  ['session-changed', 'signed-out'],
  ['session-expired', 'expired'],
] as const)('a tab that hears %s and finds the cookie gone is %s, and tells nobody', async (kind, end) => {
  const { scope, ends, received } = setup('token', null)
  cookie.clearSessionCookies.mockReturnValue(false)
  await allSettled(tabMessageReceived, { scope, params: { kind } })
  expect(ends).toEqual([end])
  expect(received).toEqual([])
})

test('news of a session that ended elsewhere is nothing to a tab whose own cookie stands', async () => {
  for (const kind of ['session-changed', 'session-expired'] as const) {
    const { scope, ends, token } = setup('token')
    await allSettled(tabMessageReceived, { scope, params: { kind } })
    expect(ends).toEqual([])
    expect(token()).toBe('token')
  }
})

test('a tab that hears of another session begins again with it', async () => {
  for (const kind of ['session-changed', 'session-expired'] as const) {
    const { scope, ends, replaced } = setup('token', 'of-somebody-else')
    await allSettled(tabMessageReceived, { scope, params: { kind } })
    expect(ends).toEqual([])
    expect(replaced).toHaveBeenCalledOnce()
  }
})

test('a tab is signed out in the very moment in which it looks', () => {
  const { scope, token } = setup('token', null)
  scopeBind(pageResumed, { scope })()
  expect(token()).toBeNull()
})
