import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { fork } from 'effector'
import { Provider as ScopeProvider } from 'effector-react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { getGetCompanySettingsQueryKey, getListCompaniesQueryKey } from '@/shared/api'
import { createPortalQueryClient } from '@/shared/query'
import { configureTestHttp } from '../../../../tests/support/vitest/configure-test-http'
import { uuid } from '../../../../tests/support/uuid'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { $selectedCompany } from '../model/company'
import { useClinicSettings, useCompanies, useDoctorOverride, useTransactions } from './companies'

const server = startServer()
const MINUTE = 60_000

function setup(selected: string | null = null) {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$selectedCompany, selected]] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ScopeProvider value={scope}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ScopeProvider>
  )
  const render = () =>
    renderHook(
      () => {
        useCompanies()
        return [useClinicSettings(), useDoctorOverride(), useTransactions()].map(({ data }) => data)
      },
      { wrapper },
    )
  return { client, render }
}

test.each([
  [9, []],
  [11, ['/api/v1/companies/companies/settings/company', '/api/v1/doctor/companies']],
])('settings and clinics that were loaded %i minutes ago are requested again: %j', async (age, expected) => {
  const paths: string[] = []
  server.use(
    http.all('*/api/*', ({ request }) => {
      paths.push(new URL(request.url).pathname)
      return HttpResponse.json({ companies: [] })
    }),
  )
  configureTestHttp()
  const { client, render } = setup()
  const updatedAt = Date.now() - age * MINUTE
  client.setQueryData(getListCompaniesQueryKey(), { companies: [] }, { updatedAt })
  client.setQueryData(getGetCompanySettingsQueryKey(), { companies: [] }, { updatedAt })
  render()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(paths.toSorted()).toEqual(expected)
})

test.each([
  [null, 1],
  [uuid(2), 2],
])('selected %s: all settings are those of clinic %i, in whatever order they are', (selected, active) => {
  const { client, render } = setup(selected)
  const clinic = (n: number) => ({
    uuid: uuid(n),
    transactions: n === 2,
    companies_setting: { online_booking: { online_slot_duration: n } },
    doctor_setting: { online_booking_override: { enabled: true, online_slot_duration_override: n } },
  })
  client.setQueryData(getListCompaniesQueryKey(), { companies: [clinic(1), clinic(2)] })
  client.setQueryData(getGetCompanySettingsQueryKey(), { companies: [clinic(2), clinic(1)] })
  const slots = { online: active, faceToFace: null }
  expect(render().result.current).toEqual([{ hours: null, slots }, { hours: null, slots }, active === 2])
})
