import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant, formatInstantWithZone } from '@/shared/lib/date-time'
import { Icon } from '@/shared/ui/icon'
import { ListRow } from '@/shared/ui/list'
import type { Reminder } from '../model/reminder'

type ReminderRowProps = {
  reminder: Reminder
  action?: ReactNode
}

export function ReminderRow({ reminder: { patient, note, remindAt, type, creator }, action }: ReminderRowProps) {
  const { t } = useTranslation(['reminders', 'common'])
  const kind = typeof type === 'string' ? t(`common:reminderTypes.${type}`) : type?.unknown
  const by = creator && t('by', { name: creator })
  return (
    <ListRow
      title={
        <>
          {patient?.isLocked && <Icon icon={Lock} size={16} label={t('locked')} />}
          <bdi>{patient ? (patient.name ?? '—') : t('withoutPatient')}</bdi>
        </>
      }
      text={!patient?.isLocked && note}
      detail={
        <>
          {kind}
          {kind && remindAt && ' · '}
          {remindAt && (
            <time dateTime={remindAt.toISOString()} title={formatInstantWithZone(remindAt)}>
              {formatInstant(remindAt)}
            </time>
          )}
          {(kind || remindAt) && by && ' · '}
          {by}
        </>
      }
      badges={action}
    />
  )
}
