import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import * as browser from '@/shared/browser'
import {
  accepted,
  setupClinicSwitch,
  failure,
  NEW,
  posted,
  THIRD,
} from '../../../../tests/support/clinic-switch-harness'
import { $isSwitching } from './clinic-switch'

vi.mock('@/shared/browser')
vi.mock('@/shared/api', { spy: true })
const selectCompany = vi.mocked(api.selectCompany)
const { reloadPage, withTabMutex } = vi.mocked(browser)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('tabs take turns, and who finds the work done only reloads', async () => {
  const requestIds: (() => void)[] = []
  const { scope, choose, jar } = setupClinicSwitch()
  withTabMutex.mockImplementation(async (_, work) => {
    await new Promise<void>((resolve) => requestIds.push(resolve))
    return work()
  })
  const choosing = choose(NEW)
  await vi.waitFor(() => expect(requestIds).toHaveLength(1))
  expect(posted(), 'another tab has its turn').toEqual([])
  jar.stored = NEW
  jar.written = NEW
  requestIds[0]?.()
  await choosing
  expect(posted()).toEqual([])
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(scope.getState($isSwitching)).toBe(true)
})

test('a tab that finds a third clinic when its turn comes gives way to it', async () => {
  const requestIds: (() => void)[] = []
  const { choose, jar, failed, isSwitching } = setupClinicSwitch()
  withTabMutex.mockImplementation(async (_, work) => {
    await new Promise<void>((resolve) => requestIds.push(resolve))
    return work()
  })
  const choosing = choose(NEW)
  await vi.waitFor(() => expect(requestIds).toHaveLength(1))
  jar.stored = THIRD
  jar.written = THIRD
  requestIds[0]?.()
  await choosing
  expect(posted()).toEqual([])
  expect(failed).toHaveBeenCalledOnce()
  expect(isSwitching()).toBe(false)
})

test('after a failed switch the turn is given back and the next switch may begin', async () => {
  selectCompany.mockRejectedValueOnce(failure('forbidden')).mockResolvedValue(accepted)
  let heldLock = false
  const { choose, selected } = setupClinicSwitch()
  withTabMutex.mockImplementation(async (_, work) => {
    expect(heldLock).toBe(false)
    heldLock = true
    const result = await work()
    heldLock = false
    return result
  })
  await choose(NEW)
  expect(heldLock).toBe(false)
  await choose(THIRD)
  expect(selected()).toBe(THIRD)
})

test('a turn that comes after the session has ended is given back, and nothing is posted', async () => {
  let isLockHeld = false
  const { promise: signal, resolve: grant } = Promise.withResolvers<void>()
  const { scope, choose } = setupClinicSwitch()
  withTabMutex.mockImplementation(async (_, work) => {
    await signal
    isLockHeld = true
    const result = await work()
    isLockHeld = false
    return result
  })
  const choosing = choose(NEW)
  await vi.waitFor(() => expect(withTabMutex).toHaveBeenCalled())
  void allSettled(sessionEnded, { scope, params: 'signed-out' })
  grant()
  await choosing
  expect(isLockHeld).toBe(false)
  expect(posted()).toEqual([])
})
