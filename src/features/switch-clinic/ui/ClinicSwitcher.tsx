import { useUnit } from 'effector-react'
import { $selectedCompany, activeCompany, useCompanies, useTransactions } from '@/entities/company'
import { clinicChosen } from '../model/switch-request'
import { ClinicPicker, type ClinicPickerVariant } from './ClinicPicker'
import { ClinicError, ClinicSummary, ClinicSummarySkeleton } from './ClinicSummary'

export function ClinicSwitcher({ variant }: { variant: ClinicPickerVariant }) {
  const { data: companies, isPending, isPaused, refetch } = useCompanies()
  const { data: hasTransactions = false } = useTransactions()
  const { selected, choose } = useUnit({ selected: $selectedCompany, choose: clinicChosen })
  const isCompact = variant === 'compact'
  if (isPending && !isPaused) return <ClinicSummarySkeleton />
  if (!companies) return <ClinicError isCompact={isCompact} onRetry={() => void refetch()} />
  const active = activeCompany(companies, selected)
  if (!active) return null
  const summary = <ClinicSummary clinic={active} hasTransactions={hasTransactions} isCompact={isCompact} />
  if (companies.length === 1) return summary
  return <ClinicPicker variant={variant} summary={summary} clinics={companies} active={active} onChoose={choose} />
}
