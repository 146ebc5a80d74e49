import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '@/shared/lib/date-time'
import { Icon } from '@/shared/ui/icon'
import { ListRow } from '@/shared/ui/list'
import type { Reminder } from '../model/reminder'

/** The note of a locked patient stays behind the PIN. */
export function ReminderRow({ reminder: { patient, note, remindAt, type, creator } }: { reminder: Reminder }) {
  const { t } = useTranslation(['reminders', 'common'])
  const details = [
    typeof type === 'string' ? t(`common:reminderTypes.${type}`) : type?.unknown,
    remindAt && formatMoment(remindAt),
    creator && t('by', { name: creator }),
  ]
  return (
    <ListRow
      title={
        <>
          {patient?.isLocked && <Icon icon={Lock} size={16} label={t('locked')} />}
          <bdi>{patient ? (patient.name ?? '—') : t('withoutPatient')}</bdi>
        </>
      }
      text={!patient?.isLocked && note}
      detail={details.filter(Boolean).join(' · ')}
    />
  )
}
