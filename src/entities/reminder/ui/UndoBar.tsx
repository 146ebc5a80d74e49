import { useUnit } from 'effector-react'
import { type Translate, useTranslation } from '@/shared/i18n'
import { formatInstant } from '@/shared/lib/date-time'
import { Button } from '@/shared/ui/button'
import { LiveRegion } from '@/shared/ui/live-region'
import { remindersRestored } from '../model/local-state-writer'
import type { Reminder } from '../model/reminder'
import { $announcedChange, $undoEntries, type UndoEntry } from '../model/undo'
import styles from './UndoBar.module.css'

interface UndoBarProps {
  shown: readonly Reminder[]
  listed: readonly Reminder[]
  snoozed: readonly Reminder[]
  /** The focused button is about to be removed: move the focus. */
  onLeave: (leaving: HTMLElement) => void
}

export function UndoBar({ shown, listed, snoozed, onLeave }: UndoBarProps) {
  const { t } = useTranslation('reminders')
  const { undoEntries, restore } = useUnit({ undoEntries: $undoEntries, restore: remindersRestored })
  const contains = (list: readonly Reminder[], uuid: string) => list.some((reminder) => reminder.uuid === uuid)
  const undoable = undoEntries.filter(({ uuid }) => contains(listed, uuid) && !contains(shown, uuid))
  const last = undoable.at(-1)
  // The reminder snoozed last is already covered by "undo".
  const isCoveredByUndo = last?.until !== null && last?.uuid === snoozed[0]?.uuid && snoozed.length === 1
  const canUnsnooze = snoozed.length > 0 && !isCoveredByUndo
  if (!last && !canUnsnooze) return null
  return (
    <footer className={styles.footer}>
      {last && (
        <p className={styles.line}>
          <span className={styles.text}>{undoText(t, last)}</span>
          <Button
            size="s"
            onClick={({ currentTarget }) => {
              if (undoable.length === 1) onLeave(currentTarget)
              restore([last.uuid])
            }}
          >
            {t('undo')}
          </Button>
        </p>
      )}
      {canUnsnooze && (
        <p className={styles.line}>
          <span className={styles.text}>{t('snoozed', { count: snoozed.length })}</span>
          <Button
            size="s"
            onClick={({ currentTarget }) => {
              onLeave(currentTarget)
              restore(snoozed.map(({ uuid }) => uuid))
            }}
          >
            {t('showSnoozed')}
          </Button>
        </p>
      )}
    </footer>
  )
}

/** Rendered once: several lists with an `UndoBar` can be visible. */
export function UndoAnnouncement() {
  const { t } = useTranslation('reminders')
  const change = useUnit($announcedChange)
  if (change && 'restored' in change) {
    const { restored } = change
    return <LiveRegion message={t('restored', { count: restored.length })} messageId={restored.join()} />
  }
  return <LiveRegion message={change ? undoText(t, change) : ''} messageId={change?.uuid ?? ''} />
}

const undoText = (t: Translate<'reminders'>, { until }: UndoEntry): string =>
  until === null ? t('removed') : t('snoozedUntil', { time: formatInstant(new Date(until)) })
