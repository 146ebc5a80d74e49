import { useUnit } from 'effector-react'
import { $selectedCompany, activeCompany, useCompanies, useTransactions } from '@/entities/company'
import { clinicChosen } from '../model/switch-request'
import { ClinicChoice, type ClinicPlace } from './ClinicPicker'
import { ClinicFace, ClinicFaceSkeleton } from './ClinicSummary'

/** Where the doctor works, and the way to their other clinics; nothing for a doctor without any. */
export function ClinicSwitcher({ place }: { place: ClinicPlace }) {
  const { data: companies = [], isPending } = useCompanies()
  const { data: hasTransactions = false } = useTransactions()
  const { selected, choose } = useUnit({ selected: $selectedCompany, choose: clinicChosen })
  const active = activeCompany(companies, selected)
  if (isPending) return <ClinicFaceSkeleton />
  if (!active) return null
  const face = <ClinicFace clinic={active} hasTransactions={hasTransactions} isCompact={place === 'compact'} />
  if (companies.length === 1) return face
  return <ClinicChoice place={place} face={face} clinics={companies} active={active} onChoose={choose} />
}
