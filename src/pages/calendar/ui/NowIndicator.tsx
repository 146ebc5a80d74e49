import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { formatTime } from '@/shared/lib/date-time'
import { $minute } from '@/shared/lifecycle'
import { type TimeAxis, lengthOf, offsetsOn } from '../lib/time-axis'
import type { Day } from '@/shared/lib/day'
import styles from './TimeGrid.module.css'

type NowIndicatorProps = {
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
    <div aria-hidden="true" className={styles.now} style={{ '--top': top } as CSSProperties}>
      {hasTime && <span className={styles.nowTime}>{formatTime(now)}</span>}
    </div>
  )
}
