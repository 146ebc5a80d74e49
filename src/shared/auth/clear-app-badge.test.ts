// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { sessionEnded } from './index'

const setAppBadge = vi.fn(async () => {})

beforeEach(() => {
  setAppBadge.mockClear()
  vi.stubGlobal('navigator', { ...navigator, setAppBadge })
})

test('the badge ends with the session, also before the features are loaded', async () => {
  document.cookie = 'auth_doctor=token; Path=/'
  const scope = fork()
  await allSettled(appStarted, { scope })
  expect(setAppBadge).not.toHaveBeenCalled()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(0)
})

test('the badge of a session that ended while the portal was closed is removed', async () => {
  await allSettled(appStarted, { scope: fork() })
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(0)
})
