import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { formatTime } from '@/shared/lib/date-time'
import { $minute } from '@/shared/lifecycle'
import { type TimeAxis, lengthOf, offsetsOn } from '../lib/time-axis'
import type { Day } from '../lib/days'
import styles from './TimeGrid.module.css'

type NowIndicatorProps = {
  axis: TimeAxis
  day: Day
  /** Says the time too. */
  hasTime?: boolean
}

/** The present moment, where the hours that are shown have it. */
export function NowIndicator({ axis, day, hasTime = false }: NowIndicatorProps) {
  const minute = useUnit($minute)
  const now = new Date(minute)
  const top = offsetsOn(axis, day)(minute)
  if (top <= 0 || top >= lengthOf(axis)) return null
  return (
    <div aria-hidden="true" className={styles.now} style={{ '--top': top } as CSSProperties}>
      {hasTime && <span className={styles.nowTime}>{formatTime(now)}</span>}
    </div>
  )
}
