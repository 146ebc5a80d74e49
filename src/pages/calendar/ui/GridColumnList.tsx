import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { $today } from '@/shared/lifecycle'
import { Skeleton } from '@/shared/ui/skeleton'
import type { TimeAxis, AxisInterval } from '../lib/time-axis'
import { overflowKey } from '../lib/grid-keyboard'
import type { GridColumn } from '../lib/grid-layout'
import { columnHeadingId } from './column-heading-id'
import { OverflowTile } from './OverflowTile'
import { formatShortDay } from './format-days'
import { EntryTile } from './EntryTile'
import { NowIndicator } from './NowIndicator'
import styles from './TimeGrid.module.css'

type GridColumnListProps = {
  column: GridColumn
  axis: TimeAxis
  activeKey: string | null
  isPending: boolean
}

const intervalStyle = ({ top, bottom }: AxisInterval) => ({ '--top': top, '--length': bottom - top }) as CSSProperties

const tileStyle = ({ lane, lanes, ...interval }: AxisInterval & { lane: number; lanes: number }) =>
  ({ ...intervalStyle(interval), '--lane': lane, '--lanes': lanes }) as CSSProperties

export function GridColumnList({ column, axis, activeKey, isPending }: GridColumnListProps) {
  const { t } = useTranslation('calendar')
  const today = useUnit($today)
  const { key, day, doctor, headedBy, open, missing, step, placed, overflowGroups, entries } = column
  const name = headedBy === 'doctor' ? (doctor?.name ?? t('withoutDoctor')) : formatShortDay(t, day)
  return (
    <div
      className={styles.column}
      data-closed={open?.length === 0 || undefined}
      style={{ '--step': step } as CSSProperties}
    >
      {(open ?? [{ top: 0, bottom: axis.hours.length * 60 }]).map((interval) => (
        <div key={interval.top} className={styles.open} style={intervalStyle(interval)} />
      ))}
      {missing.map((interval) => (
        <div key={interval.top} className={styles.missing} style={intervalStyle(interval)} />
      ))}
      {open?.length === 0 && entries.length === 0 && !isPending && <p className={styles.closedLabel}>{t('closed')}</p>}
      {isPending && <PendingEntries />}
      {/* Below the tiles, so that the line does not strike through names. */}
      {day === today && <NowIndicator axis={axis} day={day} />}
      <ul aria-labelledby={columnHeadingId(key)} className={styles.entries}>
        {placed.map(({ item, ...bounds }) => (
          <EntryTile
            key={item.uuid}
            entry={item}
            position={tileStyle(bounds)}
            showsDoctor={doctor === null}
            tabIndex={item.uuid === activeKey ? 0 : -1}
          />
        ))}
        {overflowGroups.map((group) => (
          <OverflowTile
            key={overflowKey(column, group)}
            group={group}
            column={column}
            columnName={name}
            style={tileStyle(group)}
            tabIndex={overflowKey(column, group) === activeKey ? 0 : -1}
          />
        ))}
      </ul>
    </div>
  )
}

function PendingEntries() {
  return (
    <div className={styles.pending}>
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={40} />
    </div>
  )
}
