import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { $today } from '@/shared/lifecycle'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { lengthOf } from '../lib/time-axis'
import type { Day } from '@/shared/lib/day'
import { gridTiles } from '../lib/grid-keyboard'
import type { GridLayout } from '../lib/grid-layout'
import { $scrollToNowSignal } from '../model/calendar'
import { ColumnHeading } from './ColumnHeading'
import { GridColumnList } from './GridColumnList'
import { HourAxis } from './HourAxis'
import { scrollToAnchor } from './scroll-to-anchor'
import styles from './TimeGrid.module.css'
import { useGridKeyboard } from './use-grid-keyboard'

type TimeGridProps = {
  plan: GridLayout
  label: string
  pendingDays: readonly Day[]
  /** Initial scroll position, in minutes from the top. */
  anchor: number
}

/** Scrolls on its own and keeps its scroll position when entries change. */
export function TimeGrid({ plan, label, pendingDays, anchor }: TimeGridProps) {
  const { t } = useTranslation('calendar')
  const { scrollToNowSignal, today } = useUnit({ scrollToNowSignal: $scrollToNowSignal, today: $today })
  const { axis, columns, scale } = plan
  const tiles = gridTiles(columns)
  const { activeKey, keepFocus, listeners } = useGridKeyboard(tiles)
  const size = {
    '--minute': `${scale}px`,
    '--columns': columns.length,
    '--minutes': lengthOf(axis),
  } as CSSProperties
  return (
    <div
      ref={keepFocus}
      role="group"
      aria-label={label}
      aria-busy={pendingDays.length > 0}
      aria-describedby="calendar-keys"
      tabIndex={tiles.length === 0 ? 0 : -1}
      className={styles.scroller}
      style={size}
      {...listeners}
    >
      <div className={styles.grid}>
        <div className={styles.corner} />
        {columns.map((column) => (
          <ColumnHeading key={column.key} column={column} isPending={pendingDays.includes(column.day)} />
        ))}
        <HourAxis axis={axis} today={columns.some(({ day }) => day === today) ? today : null} />
        {columns.map((column) => (
          <GridColumnList
            key={column.key}
            column={column}
            axis={axis}
            activeKey={activeKey}
            isPending={pendingDays.includes(column.day)}
          />
        ))}
        <span
          key={scrollToNowSignal}
          ref={scrollToAnchor}
          className={styles.anchor}
          style={{ '--anchor': anchor } as CSSProperties}
        />
      </div>
      <VisuallyHidden>
        <span id="calendar-keys">{t('keys')}</span>
      </VisuallyHidden>
    </div>
  )
}
