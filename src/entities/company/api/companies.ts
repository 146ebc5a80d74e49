import type { QueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import {
  type CompanyListResponse,
  type CompanySettingsResponse,
  getGetCompanySettingsQueryKey,
  getListCompaniesQueryKey,
  getListCompaniesQueryOptions,
  normalizeId,
  useGetCompanySettings,
  useListCompanies,
} from '@/shared/api'
import { ALWAYS_STALE, isFirstLoad } from '@/shared/query'
import { type ClinicSettings, toClinicSettings, toDoctorOverride, type WorkingTimes } from '../model/clinic-settings'
import { $selectedCompany, activeCompany, type Company, findCompany, toCompany } from '../model/company'

/**
 * The platform pushes changes of the transactions setting, but not of working hours and slots, which may be this old. A
 * shorter time would request the settings again at every change of the screen (`useAccess`).
 */
const STALE_TIME_MS = 10 * 60_000

/** A clinic that is listed twice is one clinic. */
function selectCompanies({ companies }: CompanyListResponse): Company[] {
  const byUuid = new Map(companies.map((company) => [normalizeId(company.uuid), company]))
  return [...byUuid.values()].map(toCompany)
}

export const useCompanies = () => useListCompanies({ query: { staleTime: STALE_TIME_MS, select: selectCompanies } })

/** Reads the cached list, and requests it again if it does not have this clinic: the user may have joined it since. */
export async function fetchCompanies(client: QueryClient, uuid: string): Promise<Company[]> {
  const options = getListCompaniesQueryOptions()
  const cached = selectCompanies(await client.query({ ...options, staleTime: 'static' }))
  return findCompany(cached, uuid)
    ? cached
    : selectCompanies(await client.query({ ...options, staleTime: ALWAYS_STALE }))
}

/**
 * Uuid of the clinic whose settings apply; without a selection the first clinic of the list, in whatever order the settings
 * are.
 */
const activeUuid = ({ companies }: CompanyListResponse, selected: string | null): string | null =>
  activeCompany(companies, selected)?.uuid ?? selected

/** Without a selection the first clinic of the list is active, so the list has to be awaited. */
export function useIsActiveCompanyPending(): boolean {
  const selected = useUnit($selectedCompany)
  const companies = useCompanies()
  return selected === null && isFirstLoad(companies)
}

/** Memoized, because TanStack Query runs a `select` again whenever it is a new function. */
function useCompanyListSelect<Data>(read: (response: CompanyListResponse, selected: string | null) => Data) {
  const selected = useUnit($selectedCompany)
  return useCallback((response: CompanyListResponse) => read(response, selected), [read, selected])
}

function useSettingsSelect<Data>(read: (response: CompanySettingsResponse, active: string | null) => Data) {
  const selected = useUnit($selectedCompany)
  const { data: active = selected } = useListCompanies({
    query: { staleTime: STALE_TIME_MS, select: useCompanyListSelect(activeUuid) },
  })
  return useCallback((response: CompanySettingsResponse) => read(response, active), [read, active])
}

function transactionsOf({ companies }: CompanySettingsResponse, active: string | null): boolean {
  const company = activeCompany([companies].flat(), active)
  // If the two contradict each other, finance stays hidden.
  return company?.transactions === true || company?.companies_setting?.transactions === true
}

export function useTransactions() {
  return useGetCompanySettings({ query: { staleTime: STALE_TIME_MS, select: useSettingsSelect(transactionsOf) } })
}

/** False while the settings are not known; requests nothing. */
export function cachedTransactions(client: QueryClient, selected: string | null): boolean {
  const settings = client.getQueryData<CompanySettingsResponse>(getGetCompanySettingsQueryKey())
  const list = client.getQueryData<CompanyListResponse>(getListCompaniesQueryKey())
  return settings !== undefined && transactionsOf(settings, list ? activeUuid(list, selected) : selected)
}

function clinicSettingsOf({ companies }: CompanySettingsResponse, active: string | null): ClinicSettings | null {
  const company = activeCompany([companies].flat(), active)
  return company && toClinicSettings(company)
}

export function useClinicSettings() {
  return useGetCompanySettings({ query: { staleTime: STALE_TIME_MS, select: useSettingsSelect(clinicSettingsOf) } })
}

function doctorOverrideOf({ companies }: CompanyListResponse, selected: string | null): WorkingTimes | null {
  const company = activeCompany(companies, selected)
  return company && toDoctorOverride(company)
}

export function useDoctorOverride() {
  return useListCompanies({ query: { staleTime: STALE_TIME_MS, select: useCompanyListSelect(doctorOverrideOf) } })
}
