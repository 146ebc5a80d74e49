import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import type { Day } from '@/shared/lib/day'
import { joinParts } from '@/shared/lib/isolate'
import { $minute, $today } from '@/shared/lifecycle'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { type GridLayout, layoutGrid } from '../lib/grid-layout'
import { offsetsOn } from '../lib/time-axis'
import type { CalendarTimes } from '../lib/working-times'
import type { CalendarViewProps } from './use-calendar'
import { emptyMessage, entryLabels, formatShortDay } from './calendar-labels'
import { AllDoctorsButton } from './CalendarToolbar'
import { TimeGrid, type TimeGridProps } from './TimeGrid'
import styles from './CalendarGrid.module.css'

/** Limits that keep patient names readable. */
const MAX_LANES = { one: 6, few: 3, many: 2 }
const DENSE_COLUMNS = 5

function maxLanesFor(columns: number): number {
  if (columns <= 1) return MAX_LANES.one
  return columns < DENSE_COLUMNS ? MAX_LANES.few : MAX_LANES.many
}

type CalendarGridProps = CalendarViewProps & { times: CalendarTimes; isPrinting: boolean }

export function CalendarGrid({ data, view, times, label, filters, isPrinting, ...days }: CalendarGridProps) {
  'use memo'
  const { t } = useTranslation('calendar')
  const today = useUnit($today)
  const layout = layoutGrid({ ...data, times, maxLanes: maxLanesFor(data.subjects.length) })
  const isEmpty = data.entries.length === 0 && days.pendingDays.length === 0 && days.failedDays.length === 0
  return (
    // When the next period cannot be loaded, an error replaces this element.
    <div ref={restoreFocusOnRemoval}>
      {isEmpty && (
        <div className={styles.empty}>
          <p>{emptyMessage(t, view, filters)}</p>
          {filters.isOfOneDoctor && <AllDoctorsButton />}
        </div>
      )}
      <AnchoredGrid layout={layout} label={label} today={today} {...days} />
      {isPrinting && <OverflowList layout={layout} />}
    </div>
  )
}

type AnchoredGridProps = Omit<TimeGridProps, 'anchor'> & { today: Day }

/** Initial scroll position: the current time of today, else the first working hour or entry. */
function AnchoredGrid({ layout, today, ...grid }: AnchoredGridProps) {
  'use memo'
  const minute = useUnit($minute)
  const offsets = layout.columns.flatMap(({ open, placed }) =>
    [open?.[0]?.top, placed[0]?.top].filter((top) => top !== undefined),
  )
  const first = offsets.length > 0 ? Math.min(...offsets) : 0
  const anchor = layout.columns.some(({ day }) => day === today) ? offsetsOn(layout.axis, today)(minute) : first
  return <TimeGrid layout={layout} anchor={anchor} {...grid} />
}

/** For printing: lists the entries that the grid only counts. */
function OverflowList({ layout: { columns } }: { layout: GridLayout }) {
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const entries = columns.flatMap(({ overflowGroups, day, headedBy }) =>
    overflowGroups.flatMap(({ items }) => items.map((entry) => ({ entry, day: headedBy === 'day' ? day : null }))),
  )
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="calendar-overflow" className={styles.overflow}>
      <h3 id="calendar-overflow" className={styles.title}>
        {t('calendar:overflow')} <span>{t('common:number', { value: entries.length })}</span>
      </h3>
      <ul role="list" className={styles.list}>
        {entries.map(({ entry, day }) => {
          const { time, patient, urgency, detail, message } = entryLabels(t, entry)
          return (
            <li key={entry.uuid}>
              {day !== null && `${formatShortDay(t, day)} `}
              {time} <b dir="auto">{patient}</b> {joinParts([urgency, detail, message], ' · ')}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
