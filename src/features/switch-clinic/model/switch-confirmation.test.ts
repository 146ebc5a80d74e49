import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import * as browser from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { confirmationRequested } from './switch-confirmation'

vi.mock('@/shared/browser')
const { readCookie, focusByKey, openTabChannel } = vi.mocked(browser)
const tabStorage = vi.mocked(browser.tabStorage)

const CLINIC = '8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02'
const NOW = new Date('2026-11-21T09:00:00Z').getTime()

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

const flag = (change: object = {}) => JSON.stringify({ to: CLINIC, at: NOW - 800, place: 'clinic', ...change })

interface Page {
  cookie?: string
  name?: string | null
}

async function setup(written: string | null, { cookie = CLINIC, name = 'Ege Polikliniği' }: Page = {}) {
  tabStorage.read.mockReturnValue(written)
  readCookie.mockReturnValue(cookie)
  openTabChannel.mockReturnValue(vi.fn())
  const client = createPortalQueryClient()
  client.setQueryData(api.getListCompaniesQueryKey(), { companies: [{ uuid: CLINIC, company_name: name }] })
  const scope = fork({ values: [[$queryClient, client]] })
  const greetings: ToastContent[] = []
  const reports: ProblemReport[] = []
  createWatch({ unit: toastRequested, fn: (message) => greetings.push(message), scope })
  createWatch({ unit: problemOccurred, fn: (report) => reports.push(report), scope })
  await allSettled(appStarted, { scope })
  return { client, greetings, reports, standsUp: () => allSettled(confirmationRequested, { scope }) }
}

test('after the reload the portal greets with the name of the clinic, once, and gives the focus back', async () => {
  const { greetings, standsUp } = await setup(flag())
  const removed = tabStorage.remove.mock.calls.filter(([key]) => key === 'portal.clinicSwitch')
  expect(removed).toHaveLength(1)
  await standsUp()
  await standsUp()
  expect(greetings).toEqual([
    { tone: 'success', text: { key: 'clinicSwitched', params: { clinic: 'Ege Polikliniği' } } },
  ])
  expect(focusByKey).toHaveBeenCalledExactlyOnceWith('clinic')
})

test('a clinic without a name is greeted all the same', async () => {
  const { greetings, standsUp } = await setup(flag({ place: null }), { name: null })
  await standsUp()
  expect(greetings.map(({ text }) => text)).toEqual([{ key: 'clinicSwitchedUnnamed' }])
  expect(focusByKey).not.toHaveBeenCalled()
})

test.each([
  ['an ordinary start', null],
  ['a flag left by a crash', flag({ at: NOW - 3_600_000 })],
  ['something else under its name', '{"to":7}'],
  ['broken words', '{'],
])('%s is no arrival: the flag is cleared and nobody is greeted', async (_, written) => {
  const { greetings, standsUp } = await setup(written)
  expect(tabStorage.remove).toHaveBeenCalledWith('portal.clinicSwitch')
  await standsUp()
  expect(greetings).toEqual([])
  expect(focusByKey).not.toHaveBeenCalled()
})

test('a page that came up in another clinic than the flag says greets nobody', async () => {
  const { greetings, standsUp } = await setup(flag(), { cookie: '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11' })
  await standsUp()
  expect(greetings).toEqual([])
})

test('clinics that cannot be listed give no greeting and a report', async () => {
  const { client, greetings, reports, standsUp } = await setup(flag())
  // Nothing answers here: asking anew fails.
  client.clear()
  await standsUp()
  expect(greetings).toEqual([])
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'listCompanies', details: ['Error'] }])
})
