import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { type Notification, PriorityBadges } from '@/entities/notification'
import { useUser } from '@/entities/user'
import { notificationChosen } from '@/features/review-notifications'
import { clinicHour, formatTime, zeroPad } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'
import { joinParts } from '@/shared/lib/isolate'
import { $now } from '@/shared/lifecycle'
import { Badge } from '@/shared/ui/badge'
import { classNames } from '@/shared/ui/class-names'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Instant } from '@/shared/ui/text'
import { scaleBars, summarizeDay, type DaySummary as Summary, type SummaryPriority } from '../lib/day-summary'
import styles from './DaySummary.module.css'

const MINUTE_MS = 60_000

export function DaySummary({ list, day }: { list: readonly Notification[]; day: Day }) {
  const { data: user } = useUser()
  const now = useUnit($now)
  const summary = summarizeDay(list, { day, now, userName: user?.fullName ?? null })
  return (
    <div className={styles.summary}>
      <NextAppointment next={summary.next} now={now} />
      <HourChart hours={summary.hours} currentHour={clinicHour(new Date(now))} />
      <Priorities summary={summary} />
    </div>
  )
}

function NextAppointment({ next, now }: Pick<Summary, 'next'> & { now: number }) {
  const { t } = useTranslation(['home', 'notifications'])
  const id = useId()
  const choose = useUnit(notificationChosen)
  if (!next) return <p className={styles.empty}>{t('day.noNext')}</p>
  const { patientName, startsAt, appointmentType, doctorName } = next.appointment
  return (
    <div>
      <h3 id={`${id}title`} className={styles.label}>
        {t(next.isOwn ? 'day.nextOwn' : 'day.nextOfClinic')}
      </h3>
      <button
        ref={restoreFocusOnRemoval}
        type="button"
        id={id}
        className={styles.next}
        aria-haspopup="dialog"
        aria-labelledby={`${id}title ${id}`}
        onClick={() => choose(next.appointment)}
      >
        {startsAt && (
          <span className={styles.time}>
            <strong>
              <Instant at={startsAt} format={formatTime} />
            </strong>{' '}
            <TimeUntil minutes={Math.trunc((startsAt.getTime() - now) / MINUTE_MS)} />
          </span>
        )}
        <bdi className={styles.patient}>{patientName ?? t('notifications:unnamedPatient')}</bdi>
        <span className={styles.detail}>{joinParts([appointmentType, !next.isOwn && doctorName], ' · ')}</span>
      </button>
    </div>
  )
}

/** Not by `Intl.RelativeTimeFormat`: its first use blocks the start of a slow machine. */
function TimeUntil({ minutes }: { minutes: number }) {
  const { t } = useTranslation('home')
  if (minutes < 1) return <span>{t('day.now')}</span>
  if (minutes < 60) return <span>{t('day.inMinutes', { minutes })}</span>
  return <span>{t('day.inHours', { hours: Math.trunc(minutes / 60) })}</span>
}

function Priorities({ summary: { priorities, untimedCount } }: { summary: Summary }) {
  const { t } = useTranslation(['home', 'common'])
  if (priorities.length === 0) return null
  return (
    <div>
      <h3 className={styles.label}>{t('day.priorities')}</h3>
      <ul role="list" className={styles.priorities}>
        {priorities.map(({ priority, count }) => (
          <li key={priority}>
            <PriorityLabel priority={priority} />
            {t('common:number', { value: count })}
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

/** Hours that fit between the other columns. */
const MAX_SHORT_HOURS = 14

/** Appointments by hour: bars with their numbers for the eye, on screen and paper; a table for screen readers. */
function HourChart({ hours, currentHour }: Pick<Summary, 'hours'> & { currentHour: number }) {
  const { t } = useTranslation('home')
  const bars = scaleBars(hours.map(({ count }) => count))
  return (
    <div className={styles.chart} data-long={hours.length > MAX_SHORT_HOURS || undefined}>
      <div aria-hidden className={styles.figure}>
        <div className={styles.columns}>
          {hours.map(({ hour, count }) => (
            <span key={hour}>{count > 0 && count}</span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.bars}>
          {bars.map((bar, index) => (
            <rect
              key={hours[index]?.hour}
              {...bar}
              className={hours[index]?.hour === currentHour ? styles.current : undefined}
            />
          ))}
        </svg>
        <div className={classNames(styles.columns, styles.hours)}>
          {hours.map(({ hour }) => (
            <span key={hour} className={classNames(hour === currentHour && styles.currentHour)}>
              {zeroPad(hour)}
            </span>
          ))}
        </div>
      </div>
      {/* Firefox would show the caption of a table with this class. */}
      <div className="visually-hidden">
        <table>
          <caption>{t('day.hours')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day.hour')}</th>
              <th scope="col">{t('day.notifications')}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ hour, count }) => (
              <tr key={hour} aria-current={hour === currentHour ? 'time' : undefined}>
                <th scope="row">{zeroPad(hour)}:00</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
