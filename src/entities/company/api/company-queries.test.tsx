import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { getGetCompanySettingsQueryKey, getListCompaniesQueryKey } from '@/shared/api'
import { createPortalQueryClient } from '@/shared/query'
import { configureTestHttp } from '../../../../tests/support/vitest/configure-test-http'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { useClinicSettings, useCompanies, useDoctorOverride, useTransactions } from './companies'

const server = startServer()
const MINUTE = 60_000

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
  const client = createPortalQueryClient()
  const updatedAt = Date.now() - age * MINUTE
  client.setQueryData(getListCompaniesQueryKey(), { companies: [] }, { updatedAt })
  client.setQueryData(getGetCompanySettingsQueryKey(), { companies: [] }, { updatedAt })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => [useClinicSettings(), useDoctorOverride(), useTransactions(), useCompanies()], { wrapper })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(paths.toSorted()).toEqual(expected)
})
