import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@/entities/notification'
import { formatTime } from '@/shared/lib/date-time'
import type { OverflowGroup } from '../lib/layout-overlaps'
import { overflowKey } from '../lib/grid-keyboard'
import type { GridColumn } from '../lib/grid-layout'
import { listOpened } from '../model/calendar-dialogs'
import styles from './GridTiles.module.css'

type OverflowTileProps = {
  group: OverflowGroup<Notification>
  column: GridColumn
  columnName: string
  style: CSSProperties
  tabIndex: 0 | -1
}

export function OverflowTile({ group, column, columnName, style, tabIndex }: OverflowTileProps) {
  const { t } = useTranslation('calendar')
  const open = useUnit(listOpened)
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
        onClick={() => open({ kind: 'overflow', day: column.day, doctor: column.doctor?.key ?? null, from, to })}
      >
        {t('more', { count: group.items.length })}
      </button>
    </li>
  )
}
