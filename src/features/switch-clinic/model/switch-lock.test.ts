import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { accepted, clinicDesk, failure, NEW, posted, THIRD } from '../../../../tests/support/clinic-switch-harness'
import { $isSwitching } from './clinic-switch'

vi.mock('@/shared/browser')
vi.mock('@/shared/api', { spy: true })
const selectCompany = vi.mocked(api.selectCompany)
const { reloadPage, withTabLock } = vi.mocked(browser)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('tabs take turns, and who finds the work done only reloads', async () => {
  const turns: (() => void)[] = []
  const { scope, choose, jar } = clinicDesk()
  withTabLock.mockImplementation(async (_, work) => {
    await new Promise<void>((resolve) => turns.push(resolve))
    return work()
  })
  const choosing = choose(NEW)
  await vi.waitFor(() => expect(turns).toHaveLength(1))
  expect(posted(), 'another tab has its turn').toEqual([])
  jar.kept = NEW
  jar.written = NEW
  turns[0]?.()
  await choosing
  expect(posted()).toEqual([])
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(scope.getState($isSwitching)).toBe(true)
})

test('a tab that finds a third clinic when its turn comes gives way to it', async () => {
  const turns: (() => void)[] = []
  const { choose, jar, failed, isSwitching } = clinicDesk()
  withTabLock.mockImplementation(async (_, work) => {
    await new Promise<void>((resolve) => turns.push(resolve))
    return work()
  })
  const choosing = choose(NEW)
  await vi.waitFor(() => expect(turns).toHaveLength(1))
  jar.kept = THIRD
  jar.written = THIRD
  turns[0]?.()
  await choosing
  expect(posted()).toEqual([])
  expect(failed).toHaveBeenCalledOnce()
  expect(isSwitching()).toBe(false)
})

test('after a failed switch the turn is given back and the next switch may begin', async () => {
  selectCompany.mockRejectedValueOnce(failure('forbidden')).mockResolvedValue(accepted)
  let held = false
  const { choose, selected } = clinicDesk()
  withTabLock.mockImplementation(async (_, work) => {
    expect(held).toBe(false)
    held = true
    const result = await work()
    held = false
    return result
  })
  await choose(NEW)
  expect(held).toBe(false)
  await choose(THIRD)
  expect(selected()).toBe(THIRD)
})

test('a turn that comes after the session has ended is given back, and nothing is posted', async () => {
  let isHeld = false
  const { promise: turn, resolve: grant } = Promise.withResolvers<void>()
  const { scope, choose } = clinicDesk()
  withTabLock.mockImplementation(async (_, work) => {
    await turn
    isHeld = true
    const result = await work()
    isHeld = false
    return result
  })
  const choosing = choose(NEW)
  await vi.waitFor(() => expect(withTabLock).toHaveBeenCalled())
  void allSettled(sessionEnded, { scope, params: 'signed-out' })
  grant()
  await choosing
  expect(isHeld).toBe(false)
  expect(posted()).toEqual([])
})
