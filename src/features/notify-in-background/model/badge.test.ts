// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $authToken, sessionEnded } from '@/shared/auth'
import { featuresStarted } from '@/shared/lifecycle'
import './badge'

const setAppBadge = vi.fn(async () => {})

beforeEach(() => {
  setAppBadge.mockClear()
  vi.stubGlobal('navigator', { ...navigator, setAppBadge })
})

const setup = (token: string | null) => fork({ values: [[$authToken, token]] })

test('the badge ends with the session', async () => {
  const scope = setup('token')
  await allSettled(featuresStarted, { scope })
  expect(setAppBadge).not.toHaveBeenCalled()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(0)
})

test('the badge of a session that ended while the portal was closed is removed', async () => {
  await allSettled(featuresStarted, { scope: setup(null) })
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(0)
})
