import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { $today } from '@/shared/lifecycle'
import { Skeleton } from '@/shared/ui/skeleton'
import type { DayAxis, Stretch } from '../lib/time-axis'
import { crowdKey } from '../lib/grid-keyboard'
import type { GridColumn } from '../lib/grid-layout'
import { columnHeadingId } from './column-heading-id'
import { CrowdTile } from './OverflowTile'
import { shortDay } from './format-days'
import { EntryTile } from './EntryTile'
import { NowLine } from './NowIndicator'
import styles from './TimeGrid.module.css'

type GridColumnListProps = {
  column: GridColumn
  axis: DayAxis
  /** The tile that is the tab stop. */
  activeKey: string | null
  isPending: boolean
}

const stretchStyle = ({ top, bottom }: Stretch) => ({ '--top': top, '--length': bottom - top }) as CSSProperties

const tileStyle = ({ lane, lanes, ...stretch }: Stretch & { lane: number; lanes: number }) =>
  ({ ...stretchStyle(stretch), '--lane': lane, '--lanes': lanes }) as CSSProperties

/** A doctor, or a day: open hours, what is in them, and the present moment. */
export function GridColumnList({ column, axis, activeKey, isPending }: GridColumnListProps) {
  const { t } = useTranslation('calendar')
  const today = useUnit($today)
  const { key, day, doctor, headedBy, open, absent, step, placed, crowds, entries } = column
  const name = headedBy === 'doctor' ? (doctor?.name ?? t('withoutDoctor')) : shortDay(t, day)
  return (
    <div
      className={styles.column}
      data-closed={open?.length === 0 || undefined}
      style={{ '--step': step } as CSSProperties}
    >
      {(open ?? [{ top: 0, bottom: axis.hours.length * 60 }]).map((stretch) => (
        <div key={stretch.top} className={styles.open} style={stretchStyle(stretch)} />
      ))}
      {absent.map((stretch) => (
        <div key={stretch.top} className={styles.absent} style={stretchStyle(stretch)} />
      ))}
      {open?.length === 0 && entries.length === 0 && !isPending && <p className={styles.closedWord}>{t('closed')}</p>}
      {isPending && <PendingEntries />}
      {/* Under the tiles: across a name it would read as if that were struck out. */}
      {day === today && <NowLine axis={axis} day={day} />}
      <ul aria-labelledby={columnHeadingId(key)} className={styles.entries}>
        {placed.map(({ item, ...place }) => (
          <EntryTile
            key={item.uuid}
            entry={item}
            place={tileStyle(place)}
            namesDoctor={doctor === null}
            tabIndex={item.uuid === activeKey ? 0 : -1}
          />
        ))}
        {crowds.map((crowd) => (
          <CrowdTile
            key={crowdKey(column, crowd)}
            crowd={crowd}
            column={column}
            columnName={name}
            place={tileStyle(crowd)}
            tabIndex={crowdKey(column, crowd) === activeKey ? 0 : -1}
          />
        ))}
      </ul>
    </div>
  )
}

/** In the shape of what comes. */
function PendingEntries() {
  return (
    <div className={styles.pending}>
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={40} />
    </div>
  )
}
