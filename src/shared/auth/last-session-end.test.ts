import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { tabMessageReceived } from '@/shared/tabs'
import { $lastSessionEnd } from './last-session-end'
import { $authToken, pageResumed, signedOut, tokenReceived, unauthorizedReceived } from './session'
import * as tokenCookie from './token-cookie'

vi.mock('./token-cookie')
vi.mock('@/shared/browser')
const cookie = vi.mocked(tokenCookie)
const { tabStorage } = vi.mocked(browser)

/** What the tab keeps over a reload. */
const stored = new Map<string, string>()

beforeEach(() => {
  vi.resetAllMocks()
  stored.clear()
  vi.mocked(tabStorage.read).mockImplementation((key) => stored.get(key) ?? null)
  vi.mocked(tabStorage.write).mockImplementation((key, value) => Boolean(stored.set(key, value)))
  vi.mocked(tabStorage.remove).mockImplementation((key) => void stored.delete(key))
  cookie.writeAuthToken.mockReturnValue(true)
})

/** A page that works with `token`; the cookie holds `inCookie`. */
function openPage(token: string | null, inCookie: string | null = token) {
  cookie.readAuthToken.mockReturnValue(inCookie)
  const scope = fork({ values: [[$authToken, token]] })
  return { scope, lastEnd: () => scope.getState($lastSessionEnd) }
}

test('how a session ended is known until the next one begins', async () => {
  const { scope, lastEnd } = openPage('token')
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(lastEnd()).toBe('expired')
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(lastEnd()).toBeNull()
  await allSettled(signedOut, { scope })
  expect(lastEnd()).toBe('signed-out')
})

test('that a session expired is still known after a reload', async () => {
  await allSettled(unauthorizedReceived, { scope: openPage('token').scope, params: 'token' })
  const { scope, lastEnd } = openPage(null)
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBe('expired')
})

test.each([
  ['who signs out is told nothing after a reload', signedOut, undefined],
  ['a new session leaves nothing of how the one before ended', tokenReceived, 'fresh'],
] as const)('%s', async (_, event, params) => {
  stored.set('portal.session-end', 'expired')
  await allSettled(event as typeof tokenReceived, { scope: openPage('token').scope, params: params as string })
  const { scope, lastEnd } = openPage(null)
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBeNull()
})

test('a page that begins with a session, got in another tab, knows of no end', async () => {
  stored.set('portal.session-end', 'expired')
  const { scope, lastEnd } = openPage(null, 'from-another-tab')
  await allSettled(appStarted, { scope })
  expect(lastEnd()).toBeNull()
  expect(stored.size).toBe(0)
})

test('a tab that found its cookie gone before it was told why hears it later', async () => {
  const { scope, lastEnd } = openPage('token', null)
  await allSettled(pageResumed, { scope })
  expect(lastEnd()).toBe('signed-out')
  await allSettled(tabMessageReceived, { scope, params: { kind: 'session-expired' } })
  expect(lastEnd()).toBe('expired')
})
