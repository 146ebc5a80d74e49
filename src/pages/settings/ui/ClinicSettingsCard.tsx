import { Hospital } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import {
  type OpenInterval,
  type SlotDurations,
  useClinicSettings,
  useDoctorOverride,
  WEEKDAYS,
  type WeekHours,
} from '@/entities/company'
import { Card } from '@/shared/ui/card'
import { DescriptionList } from '@/shared/ui/description-list'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadState, RetryNotice } from '@/shared/ui/error-state'
import { LiveRegion } from '@/shared/ui/live-region'
import { SettingsSkeleton } from './SettingsSkeleton'
import styles from './ClinicSettingsCard.module.css'
import pageStyles from './SettingsPage.module.css'

export function ClinicSettingsCard() {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('clinic.title')}>
      <ClinicDetails />
    </Card>
  )
}

function ClinicDetails() {
  const { t } = useTranslation(['settings', 'clinic'])
  const query = useClinicSettings()
  const overrideQuery = useDoctorOverride()
  const override = overrideQuery.data
  const clinic = query.data
  if (clinic === undefined) {
    return <LoadState title={t('clinic.error')} query={query} skeleton={<SettingsSkeleton rows={6} />} />
  }
  // A clinic may have no settings.
  if (!clinic)
    return <EmptyState icon={Hospital} title={t(override === null ? 'clinic:empty' : 'settings:clinic.hoursUnknown')} />
  return (
    <div className={pageStyles.fields}>
      <div className={pageStyles.columns}>
        <WorkingHoursTable title={t('clinic.hours')} hours={clinic.hours} />
        {override?.hours && <WorkingHoursTable title={t('clinic.doctorHours')} hours={override.hours} />}
      </div>
      <div className={pageStyles.columns}>
        <Durations title={t('clinic.durations')} slots={clinic.slots} />
        {override?.slots && <Durations title={t('clinic.doctorDurations')} slots={override.slots} />}
      </div>
      {overrideQuery.isLoadingError && (
        <div>
          <RetryNotice query={overrideQuery}>{t('clinic.doctorFailed')}</RetryNotice>
          <LiveRegion message={t('clinic.doctorFailed')} />
        </div>
      )}
      <p className={pageStyles.note}>{t('readOnly')}</p>
    </div>
  )
}

function Durations({ title, slots }: { title: string; slots: SlotDurations }) {
  const { t } = useTranslation('settings')
  const minutes = (duration: number | null) => (duration === null ? t('notSet') : t('minutes', { count: duration }))
  return (
    <DescriptionList
      title={title}
      rows={[
        [t('clinic.online'), minutes(slots.online)],
        [t('clinic.faceToFace'), minutes(slots.faceToFace)],
      ]}
    />
  )
}

function WorkingHoursTable({ title, hours }: { title: string; hours: WeekHours | null }) {
  const { t } = useTranslation(['settings', 'common'])
  if (!hours) {
    return (
      <div>
        <h3>{title}</h3>
        <p>{t('clinic.hoursUnknown')}</p>
      </div>
    )
  }
  const names = t('common:weekdays').split(' ')
  const asText = (intervals: readonly OpenInterval[] | null) => {
    if (intervals === null) return t('notSet')
    return intervals.map(({ start, end }) => `${start}–${end}`).join(', ') || t('closed')
  }
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <tbody>
        {WEEKDAYS.map((day, index) => (
          <tr key={day}>
            <th scope="row">{names[index]}</th>
            <td data-closed={hours[day]?.length === 0 || undefined}>{asText(hours[day])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
