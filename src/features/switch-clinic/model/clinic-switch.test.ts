import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { accepted, setupClinicSwitch, failure, NEW, OLD, posted } from '../../../../tests/support/clinic-switch-harness'
import './switch-confirmation'

vi.mock('@/shared/browser')
vi.mock('@/shared/api', { spy: true })
const selectCompany = vi.mocked(api.selectCompany)
const { reloadPage, writeCookie } = vi.mocked(browser)
const tabStorage = vi.mocked(browser.tabStorage)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('an accepted switch keeps the clinic in the cookie and in the state, leaves its flag and reloads', async () => {
  selectCompany.mockResolvedValue(accepted)
  const { choose, jar, selected, isSwitching, reports } = setupClinicSwitch()
  await choose(NEW)
  expect(posted()).toEqual([{ companies: NEW, type: 2 }])
  expect(writeCookie).toHaveBeenCalledExactlyOnceWith('selected_company', NEW, { days: 7 })
  expect(jar.stored).toBe(NEW)
  expect(selected()).toBe(NEW)
  const [key, flag = ''] = tabStorage.write.mock.calls[0] ?? []
  expect(key).toBe('portal.clinicSwitch')
  expect(JSON.parse(flag)).toEqual({ to: NEW, at: Date.now(), place: 'clinic' })
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(isSwitching(), 'the loader stays until the page is gone').toBe(true)
  expect(reports).toEqual([])
})

test.each([7, 10])('a clinic that the browser keeps only at check %i is waited for', async (storedAtCheck) => {
  selectCompany.mockResolvedValue(accepted)
  const { choose, selected } = setupClinicSwitch({ cookieAtCheck: storedAtCheck })
  const before = Date.now()
  await choose(NEW)
  expect(Date.now() - before).toBe((storedAtCheck - 1) * 100)
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(selected()).toBe(NEW)
})

test('a cookie that does not stick within ten checks leads back, here and at the platform, without a reload', async () => {
  selectCompany.mockResolvedValue(accepted)
  const { choose, selected, isSwitching, failed, reports } = setupClinicSwitch({
    cookieAtCheck: Number.POSITIVE_INFINITY,
  })
  const before = Date.now()
  await choose(NEW)
  expect(Date.now() - before).toBe(1_000)
  expect(posted()).toEqual([
    { companies: NEW, type: 2 },
    { companies: OLD, type: 2 },
  ])
  expect(selected()).toBe(OLD)
  expect(isSwitching()).toBe(false)
  expect(failed).toHaveBeenCalledOnce()
  expect(reloadPage).not.toHaveBeenCalled()
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'selectCompany', details: ['Error'] }])
})

test.each(['forbidden', 'notFound', 'rejected', 'cancelled'] as const)(
  'a switch that the platform refuses (%s) keeps the old clinic and stays silent',
  async (kind) => {
    selectCompany.mockRejectedValue(failure(kind))
    const { choose, selected, isSwitching, reports } = setupClinicSwitch()
    await choose(NEW)
    expect(selected()).toBe(OLD)
    expect(isSwitching()).toBe(false)
    expect(posted(), 'nothing has changed that would have to be undone').toHaveLength(1)
    expect(writeCookie).not.toHaveBeenCalled()
    expect(reloadPage).not.toHaveBeenCalled()
    expect(reports).toEqual([{ kind: 'silent-failure', where: 'selectCompany', details: ['ApiError'] }])
  },
)

test.each(['offline', 'timeout', 'server', 'malformed'] as const)(
  'a switch without a clear answer (%s) tells the platform that the doctor stays',
  async (kind) => {
    selectCompany.mockRejectedValueOnce(failure(kind)).mockResolvedValue(accepted)
    const { choose, selected, isSwitching } = setupClinicSwitch()
    await choose(NEW)
    expect(posted().map(({ companies }) => companies)).toEqual([NEW, OLD])
    expect(selected()).toBe(OLD)
    expect(isSwitching()).toBe(false)
    expect(reloadPage).not.toHaveBeenCalled()
  },
)

test('an unexpected status code restores the old clinic, also when the platform cannot be told', async () => {
  selectCompany.mockResolvedValueOnce({ statusCode: 202 }).mockRejectedValue(failure('offline'))
  const { choose, selected, isSwitching, reports } = setupClinicSwitch()
  await choose(NEW)
  expect(selected()).toBe(OLD)
  expect(isSwitching()).toBe(false)
  expect(reports.map(({ details }) => details)).toEqual([['Error'], ['ApiError']])
})

test('a doctor whose cookie names no clinic is in the first, and goes back to having none', async () => {
  selectCompany.mockRejectedValueOnce(failure('timeout')).mockResolvedValue(accepted)
  const { choose, selected, jar } = setupClinicSwitch({ cookie: null })
  await choose(OLD)
  expect(posted(), 'the first clinic is the current one').toEqual([])
  await choose(NEW)
  expect(posted().map(({ companies }) => companies)).toEqual([NEW, OLD])
  expect(selected()).toBeNull()
  expect(jar.stored).toBeNull()
})

test('a session that ends during the switch ends the switch: the late answer changes nothing', async () => {
  const { promise, resolve: accept } = Promise.withResolvers<typeof accepted>()
  selectCompany.mockReturnValue(promise)
  const { scope, choose, isSwitching, jar } = setupClinicSwitch()
  const choosing = choose(NEW)
  await vi.waitFor(() => expect(posted()).toHaveLength(1))
  void allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(isSwitching()).toBe(false)
  accept(accepted)
  await choosing
  expect(jar.stored).toBeNull()
  expect(reloadPage).not.toHaveBeenCalled()
})

test('a session that ends while the browser has not kept the clinic yet leaves no clinic behind', async () => {
  selectCompany.mockResolvedValue(accepted)
  const { scope, choose, jar, isSwitching } = setupClinicSwitch({ cookieAtCheck: Number.POSITIVE_INFINITY })
  setTimeout(() => void allSettled(sessionEnded, { scope, params: 'signed-out' }), 250)
  await choose(NEW)
  expect(jar.written, 'the clinic of the session before is not written again').toBeNull()
  expect(posted()).toHaveLength(1)
  expect(isSwitching()).toBe(false)
  expect(reloadPage).not.toHaveBeenCalled()
})
