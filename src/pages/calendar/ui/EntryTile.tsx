import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@/entities/notification'
import { entryOpened } from '../model/calendar-dialogs'
import styles from './GridTiles.module.css'
import { entryWords } from './entry-labels'

type EntryTileProps = {
  entry: Notification
  place: CSSProperties
  namesDoctor: boolean
  tabIndex: 0 | -1
}

/** An appointment at its time: when, who, how urgent. What has no room is in the tooltip and in the card. */
export function EntryTile({ entry, place, namesDoctor, tabIndex }: EntryTileProps) {
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const open = useUnit(entryOpened)
  const { uuid, colour } = entry
  const { time, patient, urgency, detail, whole } = entryWords(t, entry, namesDoctor)
  return (
    <li className={styles.place} style={place}>
      <button
        type="button"
        className={styles.entry}
        style={colour ? { background: colour.background, color: colour.text } : undefined}
        data-tile={uuid}
        data-plain={colour ? undefined : ''}
        data-hidden={entry.isVisible ? undefined : ''}
        tabIndex={tabIndex}
        title={whole}
        aria-label={whole}
        aria-haspopup="dialog"
        onClick={() => open(uuid)}
      >
        <span className={styles.head}>
          <span className={styles.time}>{time} </span>
          <bdi className={styles.patient}>{patient} </bdi>
        </span>
        <span className={styles.foot}>
          {urgency && (
            <span className={styles.urgency} data-critical={entry.isCritical || undefined}>
              {urgency}{' '}
            </span>
          )}
          {detail && <bdi className={styles.detail}>{detail}</bdi>}
        </span>
      </button>
    </li>
  )
}
