import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $selectedCompany, activeCompany, useCompanies, useTransactions } from '@/entities/company'
import { Avatar } from '@/shared/ui/avatar'
import { Skeleton } from '@/shared/ui/skeleton'
import { TruncatedText } from '@/shared/ui/truncated-text'
import styles from './ActiveClinic.module.css'

/** The clinic of the session; nothing for a doctor without one. */
export function ActiveClinic({ isCompact }: { isCompact: boolean }) {
  const { t } = useTranslation('shell')
  const { data: companies = [], isPending } = useCompanies()
  const { data: hasTransactions = false } = useTransactions()
  const clinic = activeCompany(companies, useUnit($selectedCompany))
  if (isPending) return <ClinicSkeleton />
  if (!clinic) return null
  const name = clinic.name ?? t('unnamedClinic')
  return (
    <div className={styles.clinic} data-compact={isCompact || undefined}>
      <Avatar name={name} hasRing={hasTransactions} />
      <div className={styles.words}>
        <span className={styles.label}>{t('activeClinic')}</span>
        <TruncatedText className={styles.name}>{name}</TruncatedText>
      </div>
    </div>
  )
}

function ClinicSkeleton() {
  return (
    <div className={styles.clinic}>
      <Skeleton shape="circle" width={36} />
      <div className={styles.loading}>
        <Skeleton width={80} height="0.625rem" />
        <Skeleton width={140} />
      </div>
    </div>
  )
}
