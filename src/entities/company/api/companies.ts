import type { QueryClient } from '@tanstack/react-query'
import { attach } from 'effector'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import {
  type CompanyListResponse,
  type CompanySettingsResponse,
  getGetCompanySettingsQueryOptions,
  getListCompaniesQueryOptions,
  normalizeId,
  useGetCompanySettings,
  useListCompanies,
} from '@/shared/api'
import { $queryClient, ALWAYS_STALE } from '@/shared/query'
import { type ClinicSettings, type DoctorOverride, toClinicSettings, toDoctorOverride } from '../model/clinic-settings'
import { $selectedCompany, activeCompany, type Company, findCompany, toCompany } from '../model/company'

/** Clinics and their settings change only with the session, or with an event that reloads the page. */
const staleTime = Number.POSITIVE_INFINITY

/** A clinic that is listed twice is one clinic. */
function selectCompanies({ companies }: CompanyListResponse): Company[] {
  const byUuid = new Map(companies.map((company) => [normalizeId(company.uuid), company]))
  return [...byUuid.values()].map(toCompany)
}

export const useCompanies = () => useListCompanies({ query: { staleTime, select: selectCompanies } })

/** From the cache, unless it does not have the clinic with this uuid: the user may have joined it since. */
export const fetchCompaniesFx = attach({
  source: $queryClient,
  effect: async (client, uuid: string) => {
    const options = getListCompaniesQueryOptions()
    const cached = selectCompanies(await client.query({ ...options, staleTime: 'static' }))
    return findCompany(cached, uuid)
      ? cached
      : selectCompanies(await client.query({ ...options, staleTime: ALWAYS_STALE }))
  },
})

function transactionsOf({ companies }: CompanySettingsResponse, selected: string | null): boolean {
  const company = activeCompany([companies].flat(), selected)
  // If the two contradict each other, finance stays hidden.
  return company?.transactions === true || company?.companies_setting?.transactions === true
}

/** TanStack Query runs every new `select` again: this one changes only with the selected clinic. */
function useCompanySelect<Response, Data>(read: (response: Response, selected: string | null) => Data) {
  const selected = useUnit($selectedCompany)
  return useCallback((response: Response) => read(response, selected), [read, selected])
}

export function useTransactions() {
  const select = useCompanySelect(transactionsOf)
  return useGetCompanySettings({ query: { staleTime, select } })
}

/** False while the settings are not known; requests nothing. */
export function cachedTransactions(client: QueryClient, selected: string | null): boolean {
  const settings = client.getQueryData<CompanySettingsResponse>(getGetCompanySettingsQueryOptions().queryKey)
  return settings !== undefined && transactionsOf(settings, selected)
}

function clinicSettingsOf({ companies }: CompanySettingsResponse, selected: string | null): ClinicSettings | null {
  const company = activeCompany([companies].flat(), selected)
  return company && toClinicSettings(company)
}

export function useClinicSettings() {
  const select = useCompanySelect(clinicSettingsOf)
  return useGetCompanySettings({ query: { staleTime, select } })
}

function doctorOverrideOf({ companies }: CompanyListResponse, selected: string | null): DoctorOverride | null {
  const company = activeCompany(companies, selected)
  return company && toDoctorOverride(company)
}

export function useDoctorOverride() {
  const select = useCompanySelect(doctorOverrideOf)
  return useListCompanies({ query: { staleTime, select } })
}
