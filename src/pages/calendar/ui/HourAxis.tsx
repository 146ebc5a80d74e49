import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useTranslation } from '@/shared/i18n'
import { zeroPad, formatTime } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'
import { $minute } from '@/shared/lifecycle'
import { lengthOf, offsetsOn, type TimeAxis } from '../lib/time-axis'
import styles from './TimeGrid.module.css'

/** Hidden from screen readers: each entry has its time in its accessible name. `today` is null if not shown. */
export function HourAxis({ axis, today }: { axis: TimeAxis; today: Day | null }) {
  const { t } = useTranslation('calendar')
  return (
    <div aria-hidden="true" className={styles.axis}>
      {axis.hours.map(({ hour, isRepeated }) => (
        <div key={`${hour} ${isRepeated}`} className={styles.hour}>
          <span className={styles.hourLabel}>
            {zeroPad(hour)}:00
            {isRepeated && <small>{t('repeatedHour')}</small>}
          </span>
        </div>
      ))}
      {today !== null && <NowIndicator axis={axis} day={today} hasTime />}
    </div>
  )
}

interface NowIndicatorProps {
  axis: TimeAxis
  day: Day
  hasTime?: boolean
}

export function NowIndicator({ axis, day, hasTime = false }: NowIndicatorProps) {
  const minute = useUnit($minute)
  const now = new Date(minute)
  const top = offsetsOn(axis, day)(minute)
  if (top <= 0 || top >= lengthOf(axis)) return null
  return (
    <div aria-hidden="true" className={styles.now} style={{ '--interval-top': top } as CSSProperties}>
      {hasTime && <span className={styles.nowTime}>{formatTime(now)}</span>}
    </div>
  )
}
