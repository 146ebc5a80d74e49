import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import * as browser from '@/shared/browser'
import { accepted, setupClinicSwitch, NEW, OLD, posted, THIRD } from '../../../../tests/support/clinic-switch-harness'
import { clinicChosen, externalSwitchReceived } from './switch-request'

vi.mock('@/shared/browser')
vi.mock('@/shared/api', { spy: true })
const selectCompany = vi.mocked(api.selectCompany)
const { reloadPage } = vi.mocked(browser)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('choosing the current clinic does nothing', async () => {
  const { choose, push, isSwitching, reports } = setupClinicSwitch()
  await choose(OLD)
  await choose(OLD.toUpperCase())
  await push(OLD)
  expect(posted()).toEqual([])
  expect(isSwitching()).toBe(false)
  expect(reports).toEqual([])
})

test('without a session nothing is asked', async () => {
  const { choose, isSwitching, selected } = setupClinicSwitch({ token: null })
  await choose(NEW)
  expect(posted()).toEqual([])
  expect(isSwitching()).toBe(false)
  expect(selected()).toBe(OLD)
})

test('one switch at a time: clicks and pushes during a switch change nothing', async () => {
  selectCompany.mockResolvedValue(accepted)
  const { scope, choose } = setupClinicSwitch()
  const others = Array.from({ length: 20 }, (_, index) =>
    allSettled(index % 2 ? externalSwitchReceived : clinicChosen, { scope, params: index % 3 ? NEW : THIRD }),
  )
  await choose(NEW)
  await Promise.all(others)
  expect(posted()).toHaveLength(1)
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a push of the platform is the same switch', async () => {
  selectCompany.mockResolvedValue(accepted)
  const { push, selected } = setupClinicSwitch()
  await push(NEW.toUpperCase())
  expect(posted()).toEqual([{ companies: NEW, type: 2 }])
  expect(selected()).toBe(NEW)
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a push of a clinic that is none of the doctor’s is ignored and reported', async () => {
  const { push, isSwitching, reports } = setupClinicSwitch()
  await push('00000000-0000-4000-8000-000000000001')
  expect(posted()).toEqual([])
  expect(isSwitching()).toBe(false)
  expect(reports).toEqual([
    { kind: 'malformed-event', where: 'external_company_switch', details: ['new_company.uuid'] },
  ])
})

test('a push while the doctor’s clinics cannot be known is ignored and reported', async () => {
  const { push, reports } = setupClinicSwitch({ companies: null })
  await push(NEW)
  expect(posted()).toEqual([])
  expect(reports.map(({ where }) => where)).toEqual(['external_company_switch'])
})
