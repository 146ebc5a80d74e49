import { useUnit } from 'effector-react'
import {
  type CompanyListAnswer,
  type CompanySettingsAnswer,
  useGetCompanySettings,
  useListCompanies,
} from '@/shared/api'
import { activeCompany, type Company, toCompany } from '../model/company'
import { $selectedCompany } from '../model/selected-company'

const selectCompanies = ({ companies }: CompanyListAnswer): Company[] => companies.map(toCompany)

/** The doctor's clinics; they change only with the session. */
export const useCompanies = () =>
  useListCompanies({ query: { staleTime: Number.POSITIVE_INFINITY, select: selectCompanies } })

/** The transactions setting of the active clinic; off where the clinic has none. */
export function useTransactions() {
  const selected = useUnit($selectedCompany)
  return useGetCompanySettings({
    query: {
      staleTime: Number.POSITIVE_INFINITY,
      select: ({ companies }: CompanySettingsAnswer): boolean =>
        activeCompany(companies, selected)?.transactions ?? false,
    },
  })
}
