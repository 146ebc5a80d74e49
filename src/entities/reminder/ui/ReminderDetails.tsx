import { useTranslation } from 'react-i18next'
import { formatInstant, formatInstantWithZone } from '@/shared/lib/date-time'
import { Tooltip } from '@/shared/ui/tooltip'
import type { Reminder } from '../model/reminder'
import styles from './ReminderDetails.module.css'

type ReminderDetailsProps = {
  reminder: Reminder
  isOverdue: boolean
}

export function ReminderDetails({ reminder: { type, remindAt, creator, isRead }, isOverdue }: ReminderDetailsProps) {
  const { t } = useTranslation(['reminders', 'common'])
  return (
    <span className={styles.details}>
      {type && (
        <span className={styles.type} data-critical={type === 'critical' ? '' : undefined}>
          {typeof type === 'string' ? t(`common:reminderTypes.${type}`) : type.unknown}
        </span>
      )}
      {remindAt && (
        <Tooltip text={formatInstantWithZone(remindAt)}>
          <time dateTime={remindAt.toISOString()} data-overdue={isOverdue && !isRead ? '' : undefined}>
            {formatInstant(remindAt)}
          </time>
        </Tooltip>
      )}
      {creator && <bdi>{t('by', { name: creator })}</bdi>}
    </span>
  )
}
