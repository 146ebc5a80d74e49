import { useUnit } from 'effector-react'
import { $selectedCompany, activeCompany, useCompanies, useTransactions } from '@/entities/company'
import { clinicChosen } from '../model/switch-request'
import { ClinicPicker, type ClinicPickerVariant } from './ClinicPicker'
import { ClinicSummary, ClinicSummarySkeleton } from './ClinicSummary'

export function ClinicSwitcher({ variant }: { variant: ClinicPickerVariant }) {
  const { data: companies = [], isPending } = useCompanies()
  const { data: hasTransactions = false } = useTransactions()
  const { selected, choose } = useUnit({ selected: $selectedCompany, choose: clinicChosen })
  const active = activeCompany(companies, selected)
  if (isPending) return <ClinicSummarySkeleton />
  if (!active) return null
  const summary = <ClinicSummary clinic={active} hasTransactions={hasTransactions} isCompact={variant === 'compact'} />
  if (companies.length === 1) return summary
  return <ClinicPicker variant={variant} summary={summary} clinics={companies} active={active} onChoose={choose} />
}
