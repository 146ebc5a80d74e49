import { useUnit } from 'effector-react'
import { AlarmClock, Circle, X } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { formatInstant } from '@/shared/lib/date-time'
import { $minute } from '@/shared/lifecycle'
import { IconButton } from '@/shared/ui/icon-button'
import { Menu, MenuItem } from '@/shared/ui/menu'
import { readToggled, reminderRemoved, reminderSnoozed } from '../model/local-state-writer'
import type { Reminder } from '../model/reminder'
import { snoozeOptions } from '../model/reminder-times'
import styles from './ReminderControls.module.css'
import { useReminderName } from './reminder-labels'

interface ReminderControlProps {
  reminder: Reminder
  /** For the accessible names. */
  patientLabel: string
  /** Roving tabindex of the list. */
  tabIndex: 0 | -1
}

export function ReadToggle({ reminder, patientLabel, tabIndex }: ReminderControlProps) {
  const { t } = useTranslation('reminders')
  const name = useReminderName(reminder, patientLabel)
  const { uuid, isRead } = reminder
  const toggle = useUnit(readToggled)
  return (
    <IconButton
      icon={Circle}
      size="s"
      className={styles.dot}
      tabIndex={tabIndex}
      label={t('readMark', { name })}
      aria-pressed={isRead}
      onClick={({ detail: clickCount }) => {
        // The second click of a double click would undo the change.
        if (clickCount < 2) toggle(uuid)
      }}
      data-unread={isRead ? undefined : ''}
    />
  )
}

/** Snooze and remove. */
export function ReminderActions({ reminder, patientLabel, tabIndex }: ReminderControlProps) {
  const { t } = useTranslation('reminders')
  const name = useReminderName(reminder, patientLabel)
  const { uuid } = reminder
  const remove = useUnit(reminderRemoved)
  return (
    <div className={styles.actions}>
      <Menu
        label={t('snooze.title')}
        trigger={(props) => (
          <IconButton {...props} icon={AlarmClock} size="s" tabIndex={tabIndex} label={t('snooze.for', { name })} />
        )}
      >
        <SnoozeItems uuid={uuid} />
      </Menu>
      <IconButton icon={X} size="s" tabIndex={tabIndex} label={t('remove', { name })} onClick={() => remove(uuid)} />
    </div>
  )
}

function SnoozeItems({ uuid }: { uuid: string }) {
  const { t } = useTranslation('reminders')
  const { minute, choose } = useUnit({ minute: $minute, choose: reminderSnoozed })
  return snoozeOptions(minute).map(({ id, until }) => (
    <MenuItem key={id} hint={formatInstant(new Date(until))} onSelect={() => choose({ uuid, until })}>
      {t(`snooze.${id}`)}
    </MenuItem>
  ))
}
