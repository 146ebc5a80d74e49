import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $minute, $today } from '@/shared/lifecycle'
import { placesOn } from '../lib/time-axis'
import { type GridPlan, planGrid } from '../lib/grid-layout'
import type { CalendarShapeProps } from './calendar-shape'
import { CrowdedEntries } from './OverflowList'
import { noneWords } from './empty-message'
import styles from './DayGrid.module.css'
import { TimeGrid } from './TimeGrid'

/** As many entries side by side as still tell who comes. */
const MOST = { one: 6, few: 3, many: 2 }
/** With so many columns they are at their narrowest. */
const MANY_COLUMNS = 5

function mostBeside(columns: number): number {
  if (columns <= 1) return MOST.one
  return columns < MANY_COLUMNS ? MOST.few : MOST.many
}

type DayGridProps = CalendarShapeProps & { isPrinting: boolean }

export function DayGrid({ shown, view, times, label, pendingDays, without, isPrinting }: DayGridProps) {
  const { t } = useTranslation('calendar')
  const today = useUnit($today)
  const plan = planGrid({ ...shown, times, most: mostBeside(shown.subjects.length) })
  const isEmpty = shown.entries.length === 0 && pendingDays.length === 0
  return (
    <>
      {isEmpty && <p className={styles.none}>{noneWords(t, view, without)}</p>}
      <AnchoredGrid plan={plan} label={label} pendingDays={pendingDays} today={today} />
      {isPrinting && <CrowdedEntries plan={plan} />}
    </>
  )
}

type AnchoredGridProps = { plan: GridPlan; label: string; pendingDays: readonly string[]; today: string }

/** What is to be seen first: the present hour of today, else when somebody begins to work, else the first entry. */
function AnchoredGrid({ plan, today, ...grid }: AnchoredGridProps) {
  const minute = useUnit($minute)
  const opens = plan.columns.flatMap(({ open, placed }) =>
    [open?.[0]?.top, placed[0]?.top].filter((top) => top !== undefined),
  )
  const first = opens.length > 0 ? Math.min(...opens) : 0
  const anchor = plan.columns.some(({ day }) => day === today) ? placesOn(plan.axis, today)(minute) : first
  return <TimeGrid plan={plan} anchor={anchor} {...grid} />
}
