import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { appStarted, pageResumed } from '@/shared/lifecycle'
import { tabMessageReceived } from '@/shared/tabs'
import { $lastSessionEnd } from './last-session-end'
import { $authToken, signedOut, tokenReceived, unauthorizedReceived } from './session'
import * as tokenCookie from './token-cookie'

vi.mock('./token-cookie')
vi.mock('@/shared/browser')
const cookie = vi.mocked(tokenCookie)
const { tabStorage } = vi.mocked(browser)

const stored = new Map<string, string>()

beforeEach(() => {
  vi.resetAllMocks()
  stored.clear()
  vi.mocked(tabStorage.read).mockImplementation((key) => stored.get(key) ?? null)
  vi.mocked(tabStorage.write).mockImplementation((key, value) => Boolean(stored.set(key, value)))
  vi.mocked(tabStorage.remove).mockImplementation((key) => void stored.delete(key))
  cookie.writeAuthToken.mockReturnValue(true)
})

function openPage(token: string | null, inCookie: string | null = token) {
  cookie.readAuthToken.mockReturnValue(inCookie)
  const scope = fork({ values: [[$authToken, token]] })
  return { scope, lastEnd: () => scope.getState($lastSessionEnd) }
}

test('the last session end is known until the next session starts', async () => {
  const { scope, lastEnd } = openPage('token')
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(lastEnd()).toBe('expired')
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(lastEnd()).toBeNull()
  await allSettled(signedOut, { scope })
  expect(lastEnd()).toBe('signed-out')
})

test('an expired session is still known after a reload', async () => {
  await allSettled(unauthorizedReceived, { scope: openPage('token').scope, params: 'token' })
  const { scope, lastEnd } = openPage(null)
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBe('expired')
})

test.each([
  ['a sign-out is not known after a reload', signedOut, undefined],
  ['a new session clears the last session end', tokenReceived, 'fresh'],
] as const)('%s', async (_, event, params) => {
  stored.set('portal.session-end', 'expired')
  await allSettled(event as typeof tokenReceived, { scope: openPage('token').scope, params: params as string })
  const { scope, lastEnd } = openPage(null)
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBeNull()
})

test('a page that starts with the session of another tab knows no session end', async () => {
  stored.set('portal.session-end', 'expired')
  const { scope, lastEnd } = openPage(null, 'from-another-tab')
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBeNull()
  expect(stored.size).toBe(0)
})

test('a tab that loses its cookie before it gets the message learns the reason later', async () => {
  const { scope, lastEnd } = openPage('token', null)
  await allSettled(pageResumed, { scope })
  expect(lastEnd()).toBe('signed-out')
  await allSettled(tabMessageReceived, { scope, params: { kind: 'session-expired' } })
  expect(lastEnd()).toBe('expired')
})

test('a cookie that cannot be a token is cleared at the start, and the reason is known (F-R09)', async () => {
  cookie.hasInvalidToken.mockReturnValue(true)
  const { scope, lastEnd } = openPage(null)
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBe('invalid-token')
  expect(cookie.clearSessionCookies).toHaveBeenCalledOnce()

  cookie.hasInvalidToken.mockReturnValue(false)
  const reloaded = openPage(null)
  await allSettled(appStarted, { scope: reloaded.scope })
  expect(reloaded.lastEnd(), 'after a reload of the sign-in page').toBe('invalid-token')
})
