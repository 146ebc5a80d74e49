import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { Notification } from '@/entities/notification'
import { formatTime } from '@/shared/lib/date-time'
import { $today } from '@/shared/lifecycle'
import { Skeleton } from '@/shared/ui/skeleton'
import { overflowKey } from '../lib/grid-keyboard'
import type { GridColumn } from '../lib/grid-layout'
import type { OverflowGroup } from '../lib/layout-overlaps'
import { type AxisInterval, lengthOf, type TimeAxis } from '../lib/time-axis'
import { entryOpened, listOpened, type OpenList } from '../model/calendar'
import { entryLabels, formatShortDay } from './calendar-labels'
import { NowIndicator } from './HourAxis'
import styles from './GridColumnView.module.css'
import gridStyles from './TimeGrid.module.css'

interface GridColumnViewProps {
  column: GridColumn
  axis: TimeAxis
  activeKey: string | null
  isPending: boolean
}

const intervalStyle = ({ top, bottom }: AxisInterval) =>
  ({ '--interval-top': top, '--interval-length': bottom - top }) as CSSProperties

const tileStyle = ({ lane, lanes, ...interval }: AxisInterval & { lane: number; lanes: number }) =>
  ({ ...intervalStyle(interval), '--tile-lane': lane, '--tile-lanes': lanes }) as CSSProperties

export function GridColumnView({ column, axis, activeKey, isPending }: GridColumnViewProps) {
  'use memo'
  const { t } = useTranslation(['calendar', 'notifications'])
  const { today, openEntry, openList } = useUnit({ today: $today, openEntry: entryOpened, openList: listOpened })
  const { day, doctor, headedBy, open, missing, step, placed, overflowGroups, entries } = column
  const name = headedBy === 'doctor' ? (doctor?.name ?? t('notifications:noDoctor')) : formatShortDay(t, day)
  return (
    <div
      className={gridStyles.column}
      data-closed={open?.length === 0 || undefined}
      style={{ '--step': step } as CSSProperties}
    >
      {(open ?? [{ top: 0, bottom: lengthOf(axis) }]).map((interval) => (
        <div key={interval.top} className={gridStyles.open} style={intervalStyle(interval)} />
      ))}
      {missing.map((interval) => (
        <div key={interval.top} className={gridStyles.missing} style={intervalStyle(interval)} />
      ))}
      {open?.length === 0 && entries.length === 0 && !isPending && (
        <p className={gridStyles.closedLabel}>{t('closed')}</p>
      )}
      {isPending && <PendingEntries />}
      {/* Below the tiles, so that the line does not strike through names. */}
      {day === today && <NowIndicator axis={axis} day={day} />}
      <ul role="list" aria-label={name} className={gridStyles.entries}>
        {placed.map(({ item, ...bounds }) => (
          <EntryTile
            key={item.uuid}
            entry={item}
            position={tileStyle(bounds)}
            showsDoctor={doctor === null}
            tabIndex={item.uuid === activeKey ? 0 : -1}
            onOpen={openEntry}
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
            onOpen={openList}
          />
        ))}
      </ul>
    </div>
  )
}

function PendingEntries() {
  return (
    <div className={gridStyles.pending}>
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={40} />
    </div>
  )
}

interface EntryTileProps {
  entry: Notification
  position: CSSProperties
  showsDoctor: boolean
  tabIndex: 0 | -1
  onOpen: (uuid: string) => void
}

function EntryTile({ entry, position, showsDoctor, tabIndex, onOpen }: EntryTileProps) {
  'use memo'
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const { uuid, colour } = entry
  const { time, patient, urgency, detail, message, full } = entryLabels(t, entry, showsDoctor)
  return (
    <li className={`${styles.item} ${styles.sized}`} style={position}>
      <button
        type="button"
        className={styles.entry}
        style={colour ? { background: colour.background, color: colour.text } : undefined}
        data-tile={uuid}
        data-plain={colour ? undefined : ''}
        data-hidden={entry.isVisible ? undefined : ''}
        data-critical={entry.isCritical || undefined}
        tabIndex={tabIndex}
        title={full}
        aria-label={full}
        aria-haspopup="dialog"
        onClick={() => onOpen(uuid)}
      >
        <span className={styles.head}>
          <span className={styles.time}>{`${time} `}</span>
          <bdi className={styles.patient}>{`${patient} `}</bdi>
        </span>
        {(urgency || detail || message) && (
          <span className={styles.foot}>
            {urgency && <span className={styles.urgency}>{`${urgency} `}</span>}
            {message && <bdi className={styles.message}>{`${message} `}</bdi>}
            {detail && <bdi className={styles.detail}>{detail}</bdi>}
          </span>
        )}
      </button>
    </li>
  )
}

interface OverflowTileProps {
  group: OverflowGroup<Notification>
  column: GridColumn
  columnName: string
  style: CSSProperties
  tabIndex: 0 | -1
  onOpen: (list: OpenList) => void
}

function OverflowTile({ group, column, columnName, style, tabIndex, onOpen }: OverflowTileProps) {
  'use memo'
  const { t } = useTranslation('calendar')
  const from = group.items[0]?.startsAt?.getTime() ?? 0
  const to = group.items.at(-1)?.startsAt?.getTime() ?? from
  const name = t('moreName', { time: formatTime(new Date(from)), count: group.items.length, column: columnName })
  return (
    <li className={styles.item} style={style}>
      <button
        type="button"
        className={styles.overflow}
        data-tile={overflowKey(column, group)}
        tabIndex={tabIndex}
        title={name}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => onOpen({ kind: 'overflow', day: column.day, doctor: column.doctor?.key ?? null, from, to })}
      >
        {t('more', { value: group.items.length })}
      </button>
    </li>
  )
}
