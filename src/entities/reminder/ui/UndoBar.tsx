import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '@/shared/lib/date-time'
import { Button } from '@/shared/ui/button'
import { LiveRegion } from '@/shared/ui/live-region'
import { $undoEntries, unsnoozeRequested, undoRequested } from '../model/undo'
import type { Reminder } from '../model/reminder'
import styles from './UndoBar.module.css'

type UndoBarProps = {
  shown: readonly Reminder[]
  listed: readonly Reminder[]
  postponed: readonly Reminder[]
  /** The button that was pressed is about to go: the keyboard has to be somewhere else. */
  onLeave: (leaving: HTMLElement) => void
}

/** The way back for what was put away: the last one step by step, and those that would come back by themselves. */
export function UndoBar({ shown, listed, postponed, onLeave }: UndoBarProps) {
  const { t } = useTranslation('reminders')
  const { putAway, undo, unsnooze } = useUnit({
    putAway: $undoEntries,
    undo: undoRequested,
    unsnooze: unsnoozeRequested,
  })
  const isVisible = (list: readonly Reminder[], uuid: string) => list.some((reminder) => reminder.uuid === uuid)
  const undoable = putAway.filter(({ uuid }) => isVisible(listed, uuid) && !isVisible(shown, uuid))
  const last = undoable.at(-1)
  const text =
    last && (last.until === null ? t('removed') : t('snoozedUntil', { time: formatInstant(new Date(last.until)) }))
  // One that was put off just now comes back by "undo", which need not be said twice.
  const isAllSaid = last?.until !== null && last?.uuid === postponed[0]?.uuid && postponed.length === 1
  const canUnsnooze = postponed.length > 0 && !isAllSaid
  if (!last && !canUnsnooze) return null
  return (
    <footer className={styles.footer}>
      {last && (
        <p className={styles.line}>
          <span className={styles.text}>{text}</span>
          <Button
            size="s"
            onClick={({ currentTarget }) => {
              if (undoable.length === 1) onLeave(currentTarget)
              undo(last.uuid)
            }}
          >
            {t('undo')}
          </Button>
        </p>
      )}
      {canUnsnooze && (
        <p className={styles.line}>
          <span className={styles.text}>{t('snoozed', { count: postponed.length })}</span>
          <Button
            size="s"
            onClick={({ currentTarget }) => {
              onLeave(currentTarget)
              unsnooze(postponed.map(({ uuid }) => uuid))
            }}
          >
            {t('showSnoozed')}
          </Button>
        </p>
      )}
      <LiveRegion message={text ?? ''} messageId={last?.uuid ?? ''} />
    </footer>
  )
}
