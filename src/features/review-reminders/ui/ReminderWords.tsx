import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '@/entities/reminder'
import { formatMoment, zonedMoment } from '@/shared/lib/date-time'
import { Icon } from '@/shared/ui/icon'
import { Tooltip } from '@/shared/ui/tooltip'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import styles from './ReminderWords.module.css'

type ReminderWordsProps = {
  reminder: Reminder
  /** As much of them as is shown. */
  name: string
  note: string
  isOverdue: boolean
}

/** The person first, then what it is about, then what kind it is, when and by whom. */
export function ReminderWords({ reminder, name, note, isOverdue }: ReminderWordsProps) {
  const { t } = useTranslation(['reminders', 'common'])
  const { patient, type, remindAt, creator, isRead } = reminder
  return (
    <>
      <span className={styles.name}>
        {!isRead && <VisuallyHidden>{t('isUnread')} </VisuallyHidden>}
        {patient?.isLocked && <Icon icon={Lock} size={16} label={t('locked')} className={styles.lock} />}
        <bdi>{name}</bdi>
      </span>
      {note && (
        <span className={styles.note} dir="auto">
          {note}
        </span>
      )}
      <span className={styles.details}>
        {type && (
          <span className={styles.type} data-critical={type === 'critical' ? '' : undefined}>
            {typeof type === 'string' ? t(`common:reminderTypes.${type}`) : type.unknown}
          </span>
        )}
        {remindAt && (
          <Tooltip text={zonedMoment(remindAt)}>
            <time dateTime={remindAt.toISOString()} data-overdue={isOverdue && !isRead ? '' : undefined}>
              {formatMoment(remindAt)}
            </time>
          </Tooltip>
        )}
        {creator && <bdi>{t('by', { name: creator })}</bdi>}
      </span>
    </>
  )
}
