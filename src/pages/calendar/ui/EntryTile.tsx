import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@/entities/notification'
import { entryOpened } from '../model/calendar-dialogs'
import styles from './GridTiles.module.css'
import { entryLabels } from './entry-labels'

type EntryTileProps = {
  entry: Notification
  position: CSSProperties
  showsDoctor: boolean
  tabIndex: 0 | -1
}

export function EntryTile({ entry, position, showsDoctor, tabIndex }: EntryTileProps) {
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const open = useUnit(entryOpened)
  const { uuid, colour } = entry
  const { time, patient, urgency, detail, message, full } = entryLabels(t, entry, showsDoctor)
  return (
    <li className={styles.item} style={position}>
      <button
        type="button"
        className={styles.entry}
        style={colour ? { background: colour.background, color: colour.text } : undefined}
        data-tile={uuid}
        data-plain={colour ? undefined : ''}
        data-hidden={entry.isVisible ? undefined : ''}
        tabIndex={tabIndex}
        title={full}
        aria-label={full}
        aria-haspopup="dialog"
        onClick={() => open(uuid)}
      >
        <span className={styles.head}>
          <span className={styles.time}>{time} </span>
          <bdi className={styles.patient}>{patient} </bdi>
        </span>
        {(urgency || detail || message) && (
          <span className={styles.foot}>
            {urgency && (
              <span className={styles.urgency} data-critical={entry.isCritical || undefined}>
                {urgency}{' '}
              </span>
            )}
            {message && <bdi className={styles.message}>{message} </bdi>}
            {detail && <bdi className={styles.detail}>{detail}</bdi>}
          </span>
        )}
      </button>
    </li>
  )
}
