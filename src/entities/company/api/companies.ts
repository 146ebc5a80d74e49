import { attach } from 'effector'
import { useUnit } from 'effector-react'
import {
  type CompanyListResponse,
  type CompanySettingsResponse,
  getListCompaniesQueryOptions,
  useGetCompanySettings,
  useListCompanies,
} from '@/shared/api'
import { $queryClient } from '@/shared/query'
import { type ClinicSettings, type DoctorOverride, toClinicSettings, toDoctorOverride } from '../model/clinic-settings'
import { activeCompany, type Company, toCompany } from '../model/company'
import { $selectedCompany } from '../model/selected-company'

/** Clinics and their settings change only with the session, or with an event that reloads the page. */
const staleTime = Number.POSITIVE_INFINITY

const selectCompanies = ({ companies }: CompanyListResponse): Company[] => companies.map(toCompany)

/** The doctor's clinics. */
export const useCompanies = () => useListCompanies({ query: { staleTime, select: selectCompanies } })

/** The doctor's clinics for stories without a view; what is known already is not asked again. */
export const fetchCompaniesFx = attach({
  source: $queryClient,
  effect: async (client) =>
    selectCompanies(await client.query({ ...getListCompaniesQueryOptions(), staleTime: 'static' })),
})

/** The transactions setting of the active clinic; off where the clinic has none. */
export function useTransactions() {
  const selected = useUnit($selectedCompany)
  return useGetCompanySettings({
    query: {
      staleTime,
      select: ({ companies }: CompanySettingsResponse): boolean => {
        const company = activeCompany([companies].flat(), selected)
        return company?.transactions ?? company?.companies_setting?.transactions ?? false
      },
    },
  })
}

/** How the active clinic works; null for a doctor without one. */
export function useClinicSettings() {
  const selected = useUnit($selectedCompany)
  return useGetCompanySettings({
    query: {
      staleTime,
      select: ({ companies }: CompanySettingsResponse): ClinicSettings | null => {
        const company = activeCompany([companies].flat(), selected)
        return company && toClinicSettings(company)
      },
    },
  })
}

/** What the doctor does differently in the active clinic; null for a doctor without one. */
export function useDoctorOverride() {
  const selected = useUnit($selectedCompany)
  return useListCompanies({
    query: {
      staleTime,
      select: ({ companies }: CompanyListResponse): DoctorOverride | null => {
        const company = activeCompany(companies, selected)
        return company && toDoctorOverride(company)
      },
    },
  })
}
