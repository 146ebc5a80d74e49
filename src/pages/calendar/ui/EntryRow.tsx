import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@/entities/notification'
import { entryOpened } from '../model/calendar-dialogs'
import { entryLabels } from './entry-labels'
import styles from './EntryRow.module.css'

export function EntryRow({ entry, tabIndex }: { entry: Notification; tabIndex: 0 | -1 }) {
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const open = useUnit(entryOpened)
  const { time, patient, urgency, detail, message } = entryLabels(t, entry, true)
  return (
    <button
      type="button"
      className={styles.row}
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      onClick={() => open(entry.uuid)}
    >
      <span className={styles.time}>{time}</span>
      <span aria-hidden="true" className={styles.colour} style={{ background: entry.colour?.background }} />
      <span className={styles.text}>
        <bdi className={styles.patient}>{patient}</bdi>
        <span className={styles.detail}>
          {urgency && <strong>{urgency}</strong>}
          {detail && <bdi>{detail}</bdi>}
        </span>
        {message && <bdi className={styles.message}>{message}</bdi>}
      </span>
    </button>
  )
}
