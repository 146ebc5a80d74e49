import { CalendarX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Notification, type Priority, useNotificationsOfDay } from '@/entities/notification'
import { formatMoment, formatTime } from '@/shared/lib/date-time'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import styles from './HomeList.module.css'
import { ListSkeleton } from './ListSkeleton'

/** The card shows what fits; the rest is counted. */
const SHOWN = 12

const TONES: Record<Priority, 'neutral' | 'warning' | 'danger'> = { 1: 'neutral', 2: 'warning', 3: 'danger' }

export function NotificationsCard({ day }: { day: string }) {
  const { t } = useTranslation('home')
  const notifications = useNotificationsOfDay(day)
  const list = notifications.data ?? []
  return (
    <Card title={t('notifications.title')} isFlush actions={list.length > 0 && <Badge>{list.length}</Badge>}>
      {notifications.isPending && <ListSkeleton rows={6} />}
      {notifications.isError && (
        <ErrorState
          title={t('notifications.error')}
          onRetry={() => void notifications.refetch()}
          isRetrying={notifications.isFetching}
        />
      )}
      {notifications.isSuccess && list.length === 0 && (
        <EmptyState icon={CalendarX2} title={t('notifications.empty')} text={t('notifications.emptyText')} />
      )}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.slice(0, SHOWN).map((notification) => (
            <NotificationRow key={notification.uuid} notification={notification} />
          ))}
        </ul>
      )}
      {list.length > SHOWN && <p className={styles.more}>{t('notifications.more', { count: list.length - SHOWN })}</p>}
    </Card>
  )
}

function NotificationRow({ notification }: { notification: Notification }) {
  const { t } = useTranslation(['home', 'common'])
  const { startsAt, patientName, message, appointmentType, doctorName, priority, isCritical } = notification
  return (
    <li className={styles.row}>
      {startsAt ? (
        <time className={styles.time} dateTime={startsAt.toISOString()} title={formatMoment(startsAt)}>
          {formatTime(startsAt)}
        </time>
      ) : (
        <span className={styles.time}>{t('notifications.noTime')}</span>
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{patientName ?? t('notifications.unnamedPatient')}</bdi>
        </p>
        {message && (
          <p className={styles.text} dir="auto">
            {message}
          </p>
        )}
        <p className={styles.detail}>{[appointmentType, doctorName].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.badges}>
        {isCritical && <Badge tone="danger">{t('common:critical')}</Badge>}
        {priority && <Badge tone={TONES[priority]}>{t(`common:priorities.${priority}`)}</Badge>}
      </div>
    </li>
  )
}
