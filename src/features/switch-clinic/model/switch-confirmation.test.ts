import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import * as browser from '@/shared/browser'
import { featuresStarted, screenReady } from '@/shared/lifecycle'
import { toastRequested } from '@/shared/toasts'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { problemOccurred } from '@/shared/report'
import './switch-confirmation'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

vi.mock('@/shared/browser')
const { readCookie, focusByKey, openTabChannel } = vi.mocked(browser)
const tabStorage = vi.mocked(browser.tabStorage)

const CLINIC = '8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02'
const OTHER = { uuid: '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11', company_name: 'Boğaziçi Tıp Merkezi' }
const NOW = new Date('2026-11-21T09:00:00Z').getTime()

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.resetAllMocks())

const confirmation = (change: object = {}) =>
  JSON.stringify({ to: CLINIC, at: NOW - 800, focusKey: 'clinic', ...change })

interface Page {
  cookie?: string
  name?: string | null
}

async function setup(stored: string | null, { cookie = CLINIC, name = 'Ege Polikliniği' }: Page = {}) {
  tabStorage.read.mockReturnValue(stored)
  readCookie.mockReturnValue(cookie)
  openTabChannel.mockReturnValue(vi.fn())
  const client = createPortalQueryClient()
  client.setQueryData(api.getListCompaniesQueryKey(), { companies: [OTHER, { uuid: CLINIC, company_name: name }] })
  const scope = fork({ values: [[$queryClient, client]] })
  const toasts = recordPayloads(toastRequested, scope)
  const reports = recordPayloads(problemOccurred, scope)
  await allSettled(featuresStarted, { scope })
  return { client, toasts, reports, showScreen: () => allSettled(screenReady, { scope }) }
}

test('after the reload a toast names the clinic once, and the focus is restored', async () => {
  const { toasts, showScreen } = await setup(confirmation())
  const removed = tabStorage.remove.mock.calls.filter(([key]) => key === 'portal.clinicSwitch')
  expect(removed).toHaveLength(1)
  await showScreen()
  await showScreen()
  expect(toasts).toEqual([{ tone: 'success', text: { key: 'clinicSwitched', params: { clinic: 'Ege Polikliniği' } } }])
  expect(focusByKey).toHaveBeenCalledExactlyOnceWith('clinic')
})

test('a clinic without a name has a toast too', async () => {
  const { toasts, showScreen } = await setup(confirmation({ focusKey: null }), { name: null })
  await showScreen()
  expect(toasts.map(({ text }) => text)).toEqual([{ key: 'clinicSwitchedUnnamed' }])
  expect(focusByKey).not.toHaveBeenCalled()
})

test.each([
  ['an ordinary start', null],
  ['a confirmation left by a crash', confirmation({ at: NOW - 3_600_000 })],
  ['a value of another shape', '{"to":7}'],
  ['invalid JSON', '{'],
])('%s shows no toast and clears the confirmation (F-C20)', async (_, stored) => {
  const { toasts, showScreen } = await setup(stored)
  expect(tabStorage.remove).toHaveBeenCalledWith('portal.clinicSwitch')
  await showScreen()
  expect(toasts).toEqual([])
  expect(focusByKey).not.toHaveBeenCalled()
})

test('a page in another clinic than that of the confirmation shows no toast', async () => {
  const { toasts, showScreen } = await setup(confirmation(), { cookie: OTHER.uuid })
  await showScreen()
  expect(toasts).toEqual([])
})

test('a list of clinics that fails shows no toast and is reported', async () => {
  const { client, toasts, reports, showScreen } = await setup(confirmation())
  // No request handler: the refetch fails.
  client.clear()
  await showScreen()
  expect(toasts).toEqual([])
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'listCompanies', details: ['Error'] }])
})
