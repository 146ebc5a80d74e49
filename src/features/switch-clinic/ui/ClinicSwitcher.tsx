import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { $selectedCompany, activeCompany, useCompanies, useTransactions } from '@/entities/company'
import { isPendingOnline } from '@/shared/query'
import { LiveRegion } from '@/shared/ui/live-region'
import { $chosenClinic, clinicChosen } from '../model/first-screen-state'
import { ClinicPicker, type ClinicPickerVariant } from './ClinicPicker'
import { ClinicError, ClinicSummary, ClinicSummarySkeleton } from './ClinicSummary'

export function ClinicSwitcher({ variant }: { variant: ClinicPickerVariant }) {
  const query = useCompanies()
  const { data: hasTransactions = false } = useTransactions()
  const { t } = useTranslation('clinic')
  const { selected, chosen, choose } = useUnit({
    selected: $selectedCompany,
    chosen: $chosenClinic,
    choose: clinicChosen,
  })
  if (isPendingOnline(query)) return <ClinicSummarySkeleton />
  const companies = query.data
  if (!companies) return <ClinicError query={query} isCompact={variant === 'compact'} />
  const active = activeCompany(companies, selected)
  if (!active) return null
  const isChangePending = chosen !== null && chosen !== active.uuid
  const summary = <ClinicSummary {...{ clinic: active, hasTransactions, variant, isChangePending }} />
  if (companies.length === 1) return summary
  return (
    <>
      <ClinicPicker variant={variant} summary={summary} clinics={companies} active={active} onChoose={choose} />
      <LiveRegion message={isChangePending ? t('switching') : ''} />
    </>
  )
}
