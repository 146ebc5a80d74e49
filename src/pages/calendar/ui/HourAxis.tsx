import { useTranslation } from 'react-i18next'
import type { DayAxis } from '../lib/time-axis'
import type { Day } from '../lib/days'
import { NowLine } from './NowIndicator'
import styles from './TimeGrid.module.css'

/** The hours at the side, and what time it is where `today` is among the days. For screen readers every entry tells its time itself. */
export function HourAxis({ axis, today }: { axis: DayAxis; today: Day | null }) {
  const { t } = useTranslation('calendar')
  return (
    <div aria-hidden="true" className={styles.axis}>
      {axis.hours.map(({ hour, isAgain }) => (
        <div key={`${hour} ${isAgain}`} className={styles.hour}>
          <span className={styles.hourLabel}>
            {String(hour).padStart(2, '0')}:00
            {isAgain && <small>{t('hourAgain')}</small>}
          </span>
        </div>
      ))}
      {today !== null && <NowLine axis={axis} day={today} hasTime />}
    </div>
  )
}
