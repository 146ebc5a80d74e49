import { useUnit } from 'effector-react'
import { Hospital } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { $selectedCompany, activeCompany, useCompanies } from '@/entities/company'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadState } from '@/shared/ui/error-state'
import { Icon } from '@/shared/ui/icon'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import styles from './ClinicCard.module.css'

export function ClinicCard() {
  const { t } = useTranslation('home')
  return (
    <Card title={t('clinic.title')}>
      <ActiveClinic />
    </Card>
  )
}

function ActiveClinic() {
  const { t } = useTranslation(['home', 'clinic'])
  const query = useCompanies()
  const selected = useUnit($selectedCompany)
  const companies = query.data
  if (!companies) return <LoadState title={t('clinic:error')} query={query} skeleton={<ClinicSkeleton />} />
  const clinic = activeCompany(companies, selected)
  if (!clinic) return <EmptyState icon={Hospital} title={t('clinic:empty')} text={t('clinic.emptyText')} />
  return (
    <div className={styles.clinic}>
      <span className={styles.icon}>
        <Icon icon={Hospital} />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{clinic.name ?? t('clinic:unnamed')}</p>
        {clinic.email && <p className={styles.detail}>{clinic.email}</p>}
        <p className={styles.detail}>{t('clinic.count', { count: companies.length })}</p>
      </div>
    </div>
  )
}

function ClinicSkeleton() {
  return (
    <Skeletons className={styles.loading}>
      <Skeleton width="70%" height="1rem" />
      <Skeleton width="50%" />
      <Skeleton width="40%" />
    </Skeletons>
  )
}
