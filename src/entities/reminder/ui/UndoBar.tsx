import { useUnit } from 'effector-react'
import { useId } from 'react'
import { type Translate, useTranslation } from '@/shared/i18n'
import { MAX_REMINDER_NAME_LENGTH } from '@/shared/config'
import { formatInstant } from '@/shared/lib/date-time'
import { joinParts } from '@/shared/lib/isolate'
import { truncateText } from '@/shared/lib/text'
import { $minute } from '@/shared/lifecycle'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { LiveRegion } from '@/shared/ui/live-region'
import { reminderRestored, snoozesEndRequested, snoozesRestored } from '../model/local-state-writer'
import type { Reminder } from '../model/reminder'
import { $announcedChange, $undoEntries, type AnnouncedChange, type UndoEntry, uuidsOf } from '../model/undo'
import { usePatientLabel } from './reminder-labels'
import styles from './UndoBar.module.css'

interface UndoBarProps {
  shown: readonly Reminder[]
  listed: readonly Reminder[]
  snoozed: readonly Reminder[]
  /** Called before the focused button is removed, so that the caller moves the focus. */
  onLeave: (leaving: HTMLElement) => void
}

export function UndoBar({ shown, listed, snoozed, onLeave }: UndoBarProps) {
  const { t } = useTranslation('reminders')
  const id = useId()
  const { minute, undoEntries, restore, endSnoozes, restoreSnoozes } = useUnit({
    minute: $minute,
    undoEntries: $undoEntries,
    restore: reminderRestored,
    endSnoozes: snoozesEndRequested,
    restoreSnoozes: snoozesRestored,
  })
  const contains = (list: readonly Reminder[], uuid: string) => list.some((reminder) => reminder.uuid === uuid)
  const undoable = undoEntries.filter((entry) =>
    'endedSnoozes' in entry
      ? entry.endedSnoozes.every(({ uuid, until }) => contains(shown, uuid) && until > minute)
      : contains(listed, entry.uuid) && !contains(shown, entry.uuid),
  )
  const last = undoable.at(-1)
  // If the last change was to snooze the only snoozed reminder, its "Undo" does the same.
  const isCoveredByUndo =
    last && 'uuid' in last && last.until !== null && last.uuid === snoozed[0]?.uuid && snoozed.length === 1
  const canUnsnooze = snoozed.length > 0 && !isCoveredByUndo
  if (!last && !canUnsnooze) return null
  return (
    <div ref={restoreFocusOnRemoval} className={styles.footer}>
      {last && (
        <p className={styles.line}>
          <span id={`${id}last`} className={styles.text}>
            <UndoText entry={last} listed={listed} />
          </span>
          <Button
            size="s"
            aria-describedby={`${id}last`}
            onClick={({ currentTarget }) => {
              if (undoable.length === 1) onLeave(currentTarget)
              if ('endedSnoozes' in last) restoreSnoozes(last.endedSnoozes)
              else restore(last.uuid)
            }}
          >
            {t('undo')}
          </Button>
        </p>
      )}
      {canUnsnooze && (
        <p className={styles.line}>
          <span id={`${id}snoozed`} className={styles.text}>
            {t('snoozed', { count: snoozed.length })}
          </span>
          <Button
            size="s"
            aria-describedby={`${id}snoozed`}
            onClick={({ currentTarget }) => {
              onLeave(currentTarget)
              endSnoozes(snoozed.map(({ uuid }) => uuid))
            }}
          >
            {t('showSnoozed')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Names the patient of a single reminder. */
function UndoText({ entry, listed }: { entry: UndoEntry; listed: readonly Reminder[] }) {
  const { t } = useTranslation('reminders')
  const [uuid, ...others] = uuidsOf(entry)
  const patient = listed.find((reminder) => reminder.uuid === uuid)?.patient ?? null
  const name = truncateText(usePatientLabel(patient), MAX_REMINDER_NAME_LENGTH).text
  return joinParts([undoText(t, entry), others.length === 0 && name], ': ')
}

/** Rendered once: several lists with an `UndoBar` can be visible. */
export function UndoAnnouncement() {
  const { t } = useTranslation('reminders')
  const change = useUnit($announcedChange)
  return <LiveRegion message={change ? changeText(t, change) : ''} messageId={JSON.stringify(change)} />
}

function changeText(t: Translate<'reminders'>, change: AnnouncedChange): string {
  if ('restored' in change) return t('restored', { count: 1 })
  if ('snoozedAgain' in change) return t('snoozedAgain', { count: change.snoozedAgain.length })
  return undoText(t, change)
}

function undoText(t: Translate<'reminders'>, entry: UndoEntry): string {
  if ('endedSnoozes' in entry) return t('restored', { count: entry.endedSnoozes.length })
  return entry.until === null ? t('removed') : t('snoozedUntil', { time: formatInstant(new Date(entry.until)) })
}
