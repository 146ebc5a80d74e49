import { useTranslation } from 'react-i18next'
import type { TimeAxis } from '../lib/time-axis'
import type { Day } from '../lib/days'
import { NowIndicator } from './NowIndicator'
import styles from './TimeGrid.module.css'

/** The hours at the side, and what time it is where `today` is among the days. For screen readers every entry tells its time itself. */
export function HourAxis({ axis, today }: { axis: TimeAxis; today: Day | null }) {
  const { t } = useTranslation('calendar')
  return (
    <div aria-hidden="true" className={styles.axis}>
      {axis.hours.map(({ hour, isRepeated }) => (
        <div key={`${hour} ${isRepeated}`} className={styles.hour}>
          <span className={styles.hourLabel}>
            {String(hour).padStart(2, '0')}:00
            {isRepeated && <small>{t('repeatedHour')}</small>}
          </span>
        </div>
      ))}
      {today !== null && <NowIndicator axis={axis} day={today} hasTime />}
    </div>
  )
}
