import { BellOff, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Reminder, useReminders } from '@/entities/reminder'
import { formatMoment } from '@/shared/lib/date-time'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { Icon } from '@/shared/ui/icon'
import { ListSkeleton } from './ListSkeleton'
import styles from './HomeList.module.css'

/** The card shows what fits; the rest is counted. */
const SHOWN = 5

export function RemindersCard() {
  const { t } = useTranslation('home')
  const reminders = useReminders()
  const unread = reminders.data?.filter(({ isRead }) => !isRead) ?? []
  return (
    <Card
      title={t('reminders.title')}
      isFlush
      actions={unread.length > 0 && <Badge tone="accent">{unread.length}</Badge>}
    >
      {reminders.isPending && <ListSkeleton rows={3} />}
      {reminders.isError && (
        <ErrorState
          title={t('reminders.error')}
          onRetry={() => void reminders.refetch()}
          isRetrying={reminders.isFetching}
        />
      )}
      {reminders.isSuccess && unread.length === 0 && (
        <EmptyState icon={BellOff} title={t('reminders.empty')} text={t('reminders.emptyText')} />
      )}
      {unread.length > 0 && (
        <ul className={styles.list}>
          {unread.slice(0, SHOWN).map((reminder) => (
            <ReminderRow key={reminder.uuid} reminder={reminder} />
          ))}
        </ul>
      )}
      {unread.length > SHOWN && <p className={styles.more}>{t('reminders.more', { count: unread.length - SHOWN })}</p>}
    </Card>
  )
}

/** The note of a locked patient stays behind the PIN. */
function ReminderRow({ reminder: { patient, note, remindAt, type, creator } }: { reminder: Reminder }) {
  const { t } = useTranslation(['home', 'common'])
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {patient?.isLocked && <Icon icon={Lock} size={16} label={t('reminders.locked')} />}
          <bdi>{patient ? (patient.name ?? '—') : t('reminders.withoutPatient')}</bdi>
        </p>
        {!patient?.isLocked && note && <p className={styles.text}>{note}</p>}
        <p className={styles.detail}>
          {[
            typeof type === 'string' ? t(`common:reminderTypes.${type}`) : type?.unknown,
            remindAt && formatMoment(remindAt),
            creator && t('reminders.by', { name: creator }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  )
}
