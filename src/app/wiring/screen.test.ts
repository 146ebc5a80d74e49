import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import {
  $isScreenLocked,
  screenLocked,
  signOutRequestedFromLock,
  screenLockPausedChanged,
} from '@/features/lock-screen'
import { $authToken } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import './screen'

vi.mock('@/shared/api', { spy: true })
vi.mock('@/shared/browser')
const { openTabChannel, readCookie, readCookies } = vi.mocked(browser)

const HOUR = 60 * 60_000

beforeEach(() => vi.resetAllMocks())

afterEach(() => vi.useRealTimers())

async function setup() {
  const scope = fork()
  await allSettled(screenLocked, { scope })
  return scope
}

test('signing out needs no PIN', async () => {
  vi.mocked(api.signOut).mockResolvedValue({ statusCode: 200 })
  await allSettled(signOutRequestedFromLock, { scope: await setup() })
  expect(api.signOut).toHaveBeenCalledOnce()
})

test('the screen lock can be paused for any length of time', async () => {
  vi.useFakeTimers()
  openTabChannel.mockReturnValue(() => {})
  readCookie.mockReturnValue('token')
  readCookies.mockReturnValue(['token'])
  const scope = fork()
  await allSettled(appStarted, { scope })
  await allSettled(screenLockPausedChanged, { scope, params: true })
  vi.advanceTimersByTime(HOUR)
  expect(scope.getState($isScreenLocked)).toBe(false)
  await allSettled(screenLockPausedChanged, { scope, params: false })
  vi.advanceTimersByTime(HOUR / 4)
  expect(scope.getState($isScreenLocked)).toBe(true)
})

test('the end of the session after the idle time does not wait for the sign-out at the platform', async () => {
  vi.useFakeTimers()
  vi.mocked(api.signOut).mockReturnValue(new Promise(() => {}))
  openTabChannel.mockReturnValue(() => {})
  readCookie.mockReturnValue('token')
  readCookies.mockReturnValue(['token'])
  const scope = fork()
  await allSettled(appStarted, { scope })
  vi.advanceTimersByTime(HOUR)
  expect(scope.getState($authToken)).toBeNull()
  expect(api.signOut).toHaveBeenCalledExactlyOnceWith({}, { endedToken: 'token' })
})
