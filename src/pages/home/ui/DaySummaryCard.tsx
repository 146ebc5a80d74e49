import { useTranslation } from 'react-i18next'
import { PriorityBadges, useNotificationsByDay } from '@/entities/notification'
import { useUser } from '@/entities/user'
import { formatTime } from '@/shared/lib/date-time'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { RelativeTime, useNow } from '@/shared/ui/relative-time'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import { type DaySummary, type SummaryPriority, summarizeDay } from '../lib/day-summary'
import styles from './DaySummaryCard.module.css'
import { HourChart } from './HourChart'

/** The list of appointments below it shows the error of the same query. */
export function DaySummaryCard({ day }: { day: string }) {
  const { t } = useTranslation(['home', 'common'])
  const { data: list, isPending } = useNotificationsByDay(day)
  const { data: user } = useUser()
  const now = useNow()
  if (!list && !isPending) return null
  const summary = list && summarizeDay(list, { day, now, userName: user?.fullName ?? null })
  return (
    <Card title={t('day.title')}>
      <div className={styles.summary}>
        {summary ? (
          <>
            <NextAppointment next={summary.next} />
            <HourChart hours={summary.hours} currentHour={Number(formatTime(new Date(now)).slice(0, 2))} />
            <Priorities summary={summary} />
          </>
        ) : (
          <Skeletons label={t('common:loading')} className={styles.loading}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height="1.5rem" />
          </Skeletons>
        )}
      </div>
    </Card>
  )
}

function NextAppointment({ next }: Pick<DaySummary, 'next'>) {
  const { t } = useTranslation(['home', 'notifications'])
  if (!next) return <p className={styles.none}>{t('day.noNext')}</p>
  const { patientName, startsAt, appointmentType, doctorName } = next.appointment
  return (
    <div className={styles.next}>
      <h3 className={styles.label}>{t(next.isOwn ? 'day.nextOwn' : 'day.nextOfClinic')}</h3>
      {startsAt && (
        <p className={styles.time}>
          <strong>{formatTime(startsAt)}</strong> <RelativeTime at={startsAt} />
        </p>
      )}
      <p className={styles.patient}>
        <bdi>{patientName ?? t('notifications:unnamedPatient')}</bdi>
      </p>
      <p className={styles.detail}>{[appointmentType, !next.isOwn && doctorName].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function Priorities({ summary: { priorities, untimedCount } }: { summary: DaySummary }) {
  const { t } = useTranslation('home')
  if (priorities.length === 0) return null
  return (
    <div>
      <h3 className={styles.label}>{t('day.priorities')}</h3>
      <ul className={styles.priorities}>
        {priorities.map(({ priority, count }) => (
          <li key={priority}>
            <PriorityLabel priority={priority} />
            {count}
          </li>
        ))}
      </ul>
      {untimedCount > 0 && <p className={styles.detail}>{t('day.untimed', { count: untimedCount })}</p>}
    </div>
  )
}

function PriorityLabel({ priority }: { priority: SummaryPriority }) {
  const { t } = useTranslation('home')
  if (priority === 'none') return <Badge>{t('day.noPriority')}</Badge>
  return <PriorityBadges isCritical={priority === 'critical'} priority={priority === 'critical' ? null : priority} />
}
