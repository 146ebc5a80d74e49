import { useTranslation } from 'react-i18next'
import { classNames } from '@/shared/lib/class-names'
import { type DaySummary, scaleBars } from '../lib/day-summary'
import styles from './DaySummary.module.css'

const twoDigits = (hour: number): string => String(hour).padStart(2, '0')

/** Appointments by hour: bars with their numbers for the eye, a table for screen readers. */
export function HourChart({ hours, currentHour }: Pick<DaySummary, 'hours'> & { currentHour: number }) {
  const { t } = useTranslation('home')
  const bars = scaleBars(hours.map(({ count }) => count))
  return (
    <div className={styles.chart}>
      <div aria-hidden className={styles.figure}>
        <div className={styles.columns}>
          {hours.map(({ hour, count }) => (
            <span key={hour}>{count > 0 && count}</span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.bars}>
          {bars.map((bar, at) => (
            <rect
              key={hours[at]?.hour}
              {...bar}
              className={hours[at]?.hour === currentHour ? styles.current : undefined}
            />
          ))}
        </svg>
        <div className={styles.columns}>
          {hours.map(({ hour }) => (
            <span key={hour} className={classNames(hour === currentHour && styles.currentHour)}>
              {twoDigits(hour)}
            </span>
          ))}
        </div>
      </div>
      <table className="visually-hidden">
        <caption>{t('day.hours')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day.hour')}</th>
            <th scope="col">{t('day.appointments')}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, count }) => (
            <tr key={hour} aria-current={hour === currentHour ? 'time' : undefined}>
              <th scope="row">{twoDigits(hour)}:00</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
