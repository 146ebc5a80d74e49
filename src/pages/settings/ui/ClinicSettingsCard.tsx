import { Hospital } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useClinicSettings, useDoctorOverride } from '@/entities/company'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { Durations } from './Durations'
import { SettingsSkeleton } from './SettingsSkeleton'
import styles from './SettingsPage.module.css'
import { WorkingHoursTable } from './WorkingHoursTable'

export function ClinicSettingsCard() {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('clinic.title')}>
      <ClinicDetails />
    </Card>
  )
}

function ClinicDetails() {
  const { t } = useTranslation('settings')
  const clinic = useClinicSettings()
  const { data: override } = useDoctorOverride()
  if (clinic.isPending) return <SettingsSkeleton rows={6} />
  if (clinic.isError) {
    const retry = { onRetry: () => void clinic.refetch(), isRetrying: clinic.isFetching, error: clinic.error }
    return <ErrorState title={t('clinic.error')} {...retry} />
  }
  if (!clinic.data) return <EmptyState icon={Hospital} title={t('clinic.none')} />
  return (
    <div className={styles.fields}>
      <div className={styles.columns}>
        <WorkingHoursTable title={t('clinic.hours')} hours={clinic.data.hours} />
        {override?.hours && <WorkingHoursTable title={t('clinic.doctorHours')} hours={override.hours} />}
      </div>
      <div className={styles.columns}>
        <Durations title={t('clinic.durations')} slots={clinic.data.slots} />
        {override?.slots && <Durations title={t('clinic.doctorDurations')} slots={override.slots} />}
      </div>
      <p className={styles.note}>{t('readOnly')}</p>
    </div>
  )
}
