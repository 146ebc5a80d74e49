import { useUnit } from 'effector-react'
import type { CSSProperties, MouseEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { Day } from '@/shared/lib/day'
import { joinParts } from '@/shared/lib/isolate'
import { $today } from '@/shared/lifecycle'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { gridTiles } from '../lib/grid-keyboard'
import type { GridColumn, GridLayout } from '../lib/grid-layout'
import { lengthOf } from '../lib/time-axis'
import { $todayResetKey, dayOpened } from '../model/calendar'
import { formatShortDay } from './calendar-labels'
import { GridColumnView } from './GridColumnView'
import { HourAxis } from './HourAxis'
import { useGridKeyboard } from './use-grid-keyboard'
import styles from './TimeGrid.module.css'

export interface TimeGridProps {
  layout: GridLayout
  label: string
  pendingDays: readonly Day[]
  failedDays: readonly Day[]
  /** Initial scroll position, in minutes from the top. */
  anchor: number
}

/** Scrolls on its own and keeps its scroll position when entries change. */
export function TimeGrid({ layout, label, pendingDays, failedDays, anchor }: TimeGridProps) {
  'use memo'
  const { t } = useTranslation('calendar')
  const { todayResetKey, today } = useUnit({ todayResetKey: $todayResetKey, today: $today })
  const { axis, columns, scale } = layout
  const tiles = gridTiles(columns)
  const unknownDays = [...pendingDays, ...failedDays]
  const { activeKey, keepFocus, listeners } = useGridKeyboard(tiles)
  const size = {
    '--minute-height': `${scale}px`,
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
        <div className={styles.corner} data-corner="" />
        {columns.map((column) => (
          <ColumnHeading key={column.key} column={column} isCounted={!unknownDays.includes(column.day)} />
        ))}
        <HourAxis axis={axis} today={columns.some(({ day }) => day === today) ? today : null} />
        {columns.map((column) => (
          <GridColumnView
            key={column.key}
            column={column}
            axis={axis}
            activeKey={activeKey}
            isPending={pendingDays.includes(column.day)}
          />
        ))}
        <span
          key={todayResetKey}
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

function ColumnHeading({ column, isCounted }: { column: GridColumn; isCounted: boolean }) {
  const { t } = useTranslation(['calendar', 'notifications'])
  const { today, openDay } = useUnit({ today: $today, openDay: dayOpened })
  const { day, doctor, headedBy, entries } = column
  const isToday = headedBy === 'day' && day === today
  const count = joinParts(
    [isCounted && t('notifications:results', { count: entries.length }), headedBy === 'doctor' && doctor?.branch],
    ' · ',
  )
  const openThisDay = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The headings of the opened day replace this button, so the grid takes its focus.
    currentTarget.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true })
    openDay(day)
  }
  return (
    <div
      ref={isToday ? showColumn : undefined}
      className={styles.heading}
      data-head=""
      data-today={isToday || undefined}
    >
      <h3 className={styles.name}>
        {headedBy === 'doctor' ? (
          <bdi title={doctor?.name ?? undefined}>{doctor?.name ?? t('notifications:noDoctor')}</bdi>
        ) : (
          <button
            type="button"
            className={styles.dayLink}
            aria-label={t('openDay', { day: formatShortDay(t, day) })}
            aria-current={day === today ? 'date' : undefined}
            onClick={openThisDay}
          >
            {formatShortDay(t, day)}
          </button>
        )}
      </h3>
      <p className={styles.count} title={count}>
        {count}
      </p>
    </div>
  )
}

/** Share of the visible height above the anchor. */
const SHARE_BEFORE = 0.25

/** Unlike `scrollIntoView`, scrolls only the grid and not the page. */
function scrollToAnchor(anchor: HTMLElement | null): void {
  const scroller = anchor?.closest<HTMLElement>('[role="group"]')
  if (!anchor || !scroller) return
  const head = scroller.querySelector('[data-head]')?.clientHeight ?? 0
  scroller.scrollTop = anchor.offsetTop - head - (scroller.clientHeight - head) * SHARE_BEFORE
  showColumn(scroller.querySelector('[data-today]'))
}

/** Scrolls sideways until the column is between the hours and the end of the grid. */
function showColumn(heading: HTMLElement | null): void {
  const scroller = heading?.closest<HTMLElement>('[role="group"]')
  if (!heading || !scroller) return
  const axisWidth = heading.parentElement?.querySelector<HTMLElement>('[data-corner]')?.offsetWidth ?? 0
  const [start, end] = [heading.offsetLeft, heading.offsetLeft + heading.offsetWidth]
  scroller.scrollLeft = Math.min(Math.max(scroller.scrollLeft, end - scroller.clientWidth), start - axisWidth)
}
