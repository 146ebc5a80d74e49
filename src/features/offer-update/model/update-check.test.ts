import { allSettled, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { appStarted, featuresRendered, pageResumed } from '@/shared/lifecycle'
import { $isUpdateAvailable, checkVersionFx } from './update-check'

const MINUTE = 60_000

async function setup() {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00+03:00') })
  const check = vi.fn(() => false)
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const scope = fork({ handlers: [[checkVersionFx, check]] })
  await allSettled(appStarted, { scope })
  await allSettled(featuresRendered, { scope })
  const isAvailable = () => scope.getState($isUpdateAvailable)
  return { check, reload, isAvailable, resume: scopeBind(pageResumed, { scope }) }
}

test('the version on the server is checked every 15 minutes, not at the start', async () => {
  const { check } = await setup()
  await vi.advanceTimersByTimeAsync(14 * MINUTE)
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(check).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(15 * MINUTE)
  expect(check).toHaveBeenCalledTimes(2)
})

test('a clock that is set back does not end the checks', async () => {
  const { check } = await setup()
  vi.setSystemTime(Date.parse('2026-11-22T09:00:00+03:00'))
  await vi.advanceTimersByTimeAsync(15 * MINUTE)
  expect(check).toHaveBeenCalled()
})

test('a user who returns to the tab causes a check, at most one in a minute', async () => {
  const { check, resume } = await setup()
  resume()
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(MINUTE)
  resume()
  resume()
  expect(check).toHaveBeenCalledOnce()
})

test.each([10, 20])('a user who returns to the tab after %i minutes of sleep causes one check', async (slept) => {
  const { check, resume } = await setup()
  vi.setSystemTime(Date.now() + slept * MINUTE)
  resume()
  expect(check).toHaveBeenCalledOnce()
})

test('another version is offered and not checked again; only the user reloads the page (F-O04)', async () => {
  const { check, isAvailable, reload } = await setup()
  check.mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(check).toHaveBeenCalledOnce()
  expect(isAvailable()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})
