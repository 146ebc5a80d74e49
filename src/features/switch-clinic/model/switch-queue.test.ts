import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { accepted, setupClinicSwitch, NEW, posted } from '../../../../tests/support/clinic-switch-harness'
import { switchBlockedChanged } from './switch-queue'
import { clinicChosen } from './switch-request'

vi.mock('@/shared/browser')
vi.mock('@/shared/api', { spy: true })
const { reloadPage } = vi.mocked(browser)

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(api.selectCompany).mockResolvedValue(accepted)
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

/** Chooses another clinic while a pending write blocks the switch. */
async function setup() {
  const harness = setupClinicSwitch()
  void allSettled(switchBlockedChanged, { scope: harness.scope, params: true })
  void allSettled(clinicChosen, { scope: harness.scope, params: NEW })
  await vi.advanceTimersByTimeAsync(100)
  return harness
}

test('a switch waits with its loader until the pending write has finished (F-C14)', async () => {
  const { scope, isSwitching } = await setup()
  expect(isSwitching()).toBe(true)
  expect(posted()).toEqual([])
  void allSettled(switchBlockedChanged, { scope, params: false })
  await vi.advanceTimersByTimeAsync(100)
  expect(posted()).toEqual([{ companies: NEW, type: 2 }])
  expect(reloadPage).toHaveBeenCalledOnce()
  await vi.runAllTimersAsync()
  expect(posted(), 'once').toHaveLength(1)
})

test('a switch waits at most ten seconds (F-C14)', async () => {
  await setup()
  await vi.advanceTimersByTimeAsync(9_800)
  expect(posted()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(posted()).toEqual([{ companies: NEW, type: 2 }])
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('the end of the session ends the wait', async () => {
  const { scope } = await setup()
  void allSettled(sessionEnded, { scope, params: 'expired' })
  await vi.runAllTimersAsync()
  expect(posted()).toEqual([])
  expect(reloadPage).not.toHaveBeenCalled()
})
