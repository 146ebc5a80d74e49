import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@/entities/notification'
import { formatTime } from '@/shared/lib/date-time'
import type { Crowd } from '../lib/layout-overlaps'
import { crowdKey } from '../lib/grid-keyboard'
import type { GridColumn } from '../lib/grid-layout'
import { listOpened } from '../model/calendar-dialogs'
import styles from './GridTiles.module.css'

type CrowdTileProps = {
  crowd: Crowd<Notification>
  column: GridColumn
  columnName: string
  place: CSSProperties
  tabIndex: 0 | -1
}

/** So many more at this time; opens the list of all that begin then. */
export function CrowdTile({ crowd, column, columnName, place, tabIndex }: CrowdTileProps) {
  const { t } = useTranslation('calendar')
  const open = useUnit(listOpened)
  const from = crowd.items[0]?.startsAt?.getTime() ?? 0
  const to = crowd.items.at(-1)?.startsAt?.getTime() ?? from
  const name = t('moreName', { time: formatTime(new Date(from)), count: crowd.items.length, column: columnName })
  return (
    <li className={styles.place} style={place}>
      <button
        type="button"
        className={styles.crowd}
        data-tile={crowdKey(column, crowd)}
        tabIndex={tabIndex}
        title={name}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'crowd', day: column.day, doctor: column.doctor?.key ?? null, from, to })}
      >
        {t('more', { count: crowd.items.length })}
      </button>
    </li>
  )
}
