import { useTranslation } from 'react-i18next'
import type { TimeAxis } from '../lib/time-axis'
import type { Day } from '@/shared/lib/day'
import { NowIndicator } from './NowIndicator'
import styles from './TimeGrid.module.css'

/** Hidden from screen readers: each entry has its time in its accessible name. `today` is null if not shown. */
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
