import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bulkStopRequested, changeRequested } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { setupClinicSwitch, failure, post, posted, THIRD } from '../../../../tests/support/vitest/clinic-switch-harness'
import { NEW, OLD } from '../../../../tests/support/vitest/fake-clinic-switch'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { clinicChosen, featureWritesChanged } from './first-screen-state'

vi.mock('@/shared/browser')
const { reloadPage, holdTabMutex } = vi.mocked(browser)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.resetAllMocks())

/** Chooses another clinic while a pending write blocks the switch. */
async function chooseWhileWriting() {
  const harness = setupClinicSwitch()
  void allSettled(featureWritesChanged, { scope: harness.scope, params: true })
  void allSettled(clinicChosen, { scope: harness.scope, params: NEW })
  await vi.advanceTimersByTimeAsync(100)
  return harness
}

test('a switch waits with its loader until the pending write has finished (F-C14)', async () => {
  const { scope, isSwitching } = await chooseWhileWriting()
  expect(isSwitching()).toBe(true)
  expect(posted()).toEqual([])
  void allSettled(featureWritesChanged, { scope, params: false })
  await vi.advanceTimersByTimeAsync(100)
  expect(posted()).toEqual([NEW])
  expect(reloadPage).toHaveBeenCalledOnce()
  await vi.runAllTimersAsync()
  expect(posted(), 'once').toHaveLength(1)
})

test('a switch waits for a change of a notification, also before the other features are loaded', async () => {
  const change = Promise.withResolvers<void>()
  const { scope } = setupClinicSwitch({ change: change.promise })
  void allSettled(changeRequested, { scope, params: { uuid: OLD, to: 'hidden' } })
  void allSettled(clinicChosen, { scope, params: NEW })
  await vi.advanceTimersByTimeAsync(100)
  expect(posted()).toEqual([])
  change.resolve()
  await vi.advanceTimersByTimeAsync(100)
  expect(posted()).toEqual([NEW])
})

test('a switch stops a running bulk change, whose next requests could reach the other clinic (F-C14)', async () => {
  const { scope, choose } = setupClinicSwitch()
  const stops = recordPayloads(bulkStopRequested, scope)
  await choose(NEW)
  expect(stops).toHaveLength(1)
})

test('a switch waits at most ten seconds for a pending write (F-C14)', async () => {
  await chooseWhileWriting()
  await vi.advanceTimersByTimeAsync(9_800)
  expect(posted()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(posted()).toEqual([NEW])
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('the end of the session ends the wait', async () => {
  const { scope } = await chooseWhileWriting()
  void allSettled(sessionEnded, { scope, params: 'expired' })
  await vi.runAllTimersAsync()
  expect(posted()).toEqual([])
  expect(reloadPage).not.toHaveBeenCalled()
})

/** Chooses a clinic while another tab holds the lock; that tab switches to `clinic` before it releases the lock. */
async function chooseWhileLocked(clinic: string) {
  const harness = setupClinicSwitch()
  const { promise: lock, resolve: grant } = Promise.withResolvers<() => void>()
  holdTabMutex.mockReturnValue(lock)
  const choosing = harness.choose(NEW)
  await vi.waitFor(() => expect(holdTabMutex).toHaveBeenCalledOnce())
  expect(posted(), 'another tab holds the lock').toEqual([])
  harness.jar.stored = clinic
  harness.jar.written = clinic
  grant(() => {})
  await choosing
  return harness
}

test('switches are serialised across tabs, and a switch to the same clinic only reloads', async () => {
  const { isSwitching } = await chooseWhileLocked(NEW)
  expect(posted()).toEqual([])
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(isSwitching()).toBe(true)
})

test('a tab that finds a third clinic after waiting for the lock drops its switch', async () => {
  const { failed, isSwitching } = await chooseWhileLocked(THIRD)
  expect(posted()).toEqual([])
  expect(failed).toHaveLength(1)
  expect(isSwitching()).toBe(false)
})

test('a lock that another tab does not release within ten seconds keeps the old clinic', async () => {
  const { choose, failed, isSwitching, reports, selected } = setupClinicSwitch()
  holdTabMutex.mockResolvedValue(null)
  await choose(NEW)
  expect(holdTabMutex).toHaveBeenCalledExactlyOnceWith('clinic-switch', { timeoutMs: 10_000 })
  expect(failed).toHaveLength(1)
  expect(isSwitching()).toBe(false)
  expect(selected()).toBe(OLD)
  expect(posted()).toEqual([])
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'selectCompany', details: ['TimeoutError'] }])
})

test('a switch holds the lock until the page is reloaded', async () => {
  let isLockHeld = false
  const { choose } = setupClinicSwitch()
  holdTabMutex.mockImplementation(async () => {
    isLockHeld = true
    return () => void (isLockHeld = false)
  })
  await choose(NEW)
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(isLockHeld).toBe(true)
})

test('a failed switch releases the lock, and the next switch may start', async () => {
  post.mockRejectedValueOnce(failure('forbidden'))
  let isLockHeld = false
  const { choose, selected } = setupClinicSwitch()
  holdTabMutex.mockImplementation(async () => {
    expect(isLockHeld).toBe(false)
    isLockHeld = true
    return () => void (isLockHeld = false)
  })
  await choose(NEW)
  expect(isLockHeld).toBe(false)
  await choose(THIRD)
  expect(selected()).toBe(THIRD)
})

test('a lock that is acquired after the session has ended is released, and nothing is posted', async () => {
  let isLockHeld = false
  const { promise: granted, resolve: grant } = Promise.withResolvers<void>()
  const { scope, choose } = setupClinicSwitch()
  holdTabMutex.mockImplementation(async () => {
    await granted
    isLockHeld = true
    return () => void (isLockHeld = false)
  })
  const choosing = choose(NEW)
  await vi.waitFor(() => expect(holdTabMutex).toHaveBeenCalled())
  void allSettled(sessionEnded, { scope, params: 'signed-out' })
  grant()
  await choosing
  expect(isLockHeld).toBe(false)
  expect(posted()).toEqual([])
})
