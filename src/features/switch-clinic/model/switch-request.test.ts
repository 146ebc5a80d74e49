import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { liveMessageReceived } from '@/shared/realtime'
import {
  COMPANIES,
  externalSwitch,
  failure,
  setupClinicSwitch,
  post,
  posted,
  THIRD,
} from '../../../../tests/support/vitest/clinic-switch-harness'
import { NEW, OLD } from '../../../../tests/support/vitest/fake-clinic-switch'
import { $chosenClinic, clinicChosen } from './first-screen-state'

vi.mock('@/shared/browser')
const { reloadPage } = vi.mocked(browser)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.resetAllMocks())

test('choosing the current clinic does nothing (F-C07)', async () => {
  const { choose, push, isSwitching, reports } = setupClinicSwitch()
  await choose(OLD)
  await choose(OLD.toUpperCase())
  await push(OLD)
  expect(posted()).toEqual([])
  expect(isSwitching()).toBe(false)
  expect(reports).toEqual([])
})

test('without a session nothing is requested (F-C02)', async () => {
  const { choose, isSwitching, selected } = setupClinicSwitch({ token: null })
  await choose(NEW)
  expect(posted()).toEqual([])
  expect(isSwitching()).toBe(false)
  expect(selected()).toBe(OLD)
})

test('of many choices and pushes at once only the first one switches', async () => {
  const { scope, choose } = setupClinicSwitch()
  const others = Array.from({ length: 20 }, (_, index) => {
    const uuid = index % 3 ? NEW : THIRD
    return index % 2
      ? allSettled(liveMessageReceived, { scope, params: externalSwitch(uuid) })
      : allSettled(clinicChosen, { scope, params: uuid })
  })
  await choose(NEW)
  await Promise.all(others)
  expect(posted()).toEqual([THIRD])
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a switch that is running keeps its clinic when another one is chosen or pushed', async () => {
  const { promise: response, resolve: respond } = Promise.withResolvers<void>()
  post.mockReturnValueOnce(response)
  const { choose, push, selected, failed } = setupClinicSwitch()
  const switching = choose(NEW)
  await vi.waitFor(() => expect(posted()).toHaveLength(1))
  void choose(THIRD)
  void push(THIRD)
  await vi.runAllTimersAsync()
  respond()
  await switching
  expect(posted()).toEqual([NEW])
  expect(selected()).toBe(NEW)
  expect(failed).toEqual([])
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a push of the platform switches like a choice (F-C08)', async () => {
  const { push, selected } = setupClinicSwitch()
  await push(NEW.toUpperCase())
  expect(posted()).toEqual([NEW])
  expect(selected()).toBe(NEW)
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a push of a clinic that the user has joined since the page was loaded switches to it', async () => {
  const { push, reports } = setupClinicSwitch({ companies: COMPANIES.slice(0, 2), listed: COMPANIES })
  await push(THIRD)
  expect(posted()).toEqual([THIRD])
  expect(reports).toEqual([])
})

test('a push of a clinic that the user does not belong to is ignored and reported (F-C10)', async () => {
  const { push, isSwitching, list, reports } = setupClinicSwitch()
  await push('00000000-0000-4000-8000-000000000001')
  expect(list, 'the clinic may be new').toHaveBeenCalledOnce()
  expect(posted()).toEqual([])
  expect(isSwitching()).toBe(false)
  expect(reports).toEqual([
    { kind: 'malformed-event', where: 'external_company_switch', details: ['new_company.uuid'] },
  ])
})

test.each([null, {}, { new_company: null }, { new_company: { uuid: [] } }])(
  'a push of %j, without a clinic, is ignored and reported (F-C10)',
  async (payload) => {
    const { scope, list, reports } = setupClinicSwitch()
    await allSettled(liveMessageReceived, { scope, params: { name: 'external_company_switch', payload } })
    expect(list).not.toHaveBeenCalled()
    expect(posted()).toEqual([])
    expect(reports).toEqual([expect.objectContaining({ kind: 'malformed-event', where: 'external_company_switch' })])
  },
)

test('a choice whose clinic cannot be looked up is reported, is no longer pending and can be repeated', async () => {
  const { scope, choose, list, reports } = setupClinicSwitch({ companies: null })
  list.mockRejectedValueOnce(failure('forbidden')).mockResolvedValueOnce({ companies: COMPANIES })
  await choose(NEW)
  expect(scope.getState($chosenClinic)).toBeNull()
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'listCompanies', details: ['ApiError', 'forbidden'] }])
  await choose(NEW)
  expect(posted()).toEqual([NEW])
})

test('a push is ignored while the list of clinics cannot be loaded, which is no malformed push', async () => {
  const { push, reports } = setupClinicSwitch({ companies: null })
  await push(NEW)
  expect(posted()).toEqual([])
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'listCompanies', details: ['ApiError', 'offline'] }])
})
