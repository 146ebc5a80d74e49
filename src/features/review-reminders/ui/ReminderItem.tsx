import { useUnit } from 'effector-react'
import { Circle, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  SnoozeMenu,
  type Reminder,
  ReminderButton,
  readToggled,
  reminderChosen,
  removeRequested,
} from '@/entities/reminder'
import { REMINDER_NAME_MAX_LENGTH, REMINDER_NOTE_MAX_LENGTH } from '@/shared/config'
import { truncateText } from '@/shared/lib/truncate'
import { IconButton } from '@/shared/ui/icon-button'
import styles from './ReminderItem.module.css'
import { ReminderText } from './ReminderText'

type ReminderItemProps = {
  reminder: Reminder
  isOverdue: boolean
  /** Only the row at which the keyboard stands is a stop of the Tab key. */
  tabIndex: 0 | -1
  onLeave: () => void
}

/** Read or unread, what it says, and where it goes: to its patient if it has one, out of sight for a while, or away. */
export function ReminderItem({ reminder, isOverdue, tabIndex, onLeave }: ReminderItemProps) {
  const { t } = useTranslation('reminders')
  const [isWhole, setWhole] = useState(false)
  const { choose, toggle, remove } = useUnit({ choose: reminderChosen, toggle: readToggled, remove: removeRequested })
  const { uuid, patient, isRead } = reminder
  const fullName = patient ? (patient.name ?? '—') : t('withoutPatient')
  const name = truncateText(fullName, REMINDER_NAME_MAX_LENGTH)
  // The note of a locked patient stays behind the PIN.
  const note = truncateText(patient?.isLocked ? '' : reminder.note, REMINDER_NOTE_MAX_LENGTH)
  const words = (
    <ReminderText
      reminder={reminder}
      name={isWhole ? fullName : name.text}
      note={isWhole ? reminder.note : note.text}
      isOverdue={isOverdue}
    />
  )
  return (
    <div className={styles.item} data-unread={isRead ? undefined : ''}>
      <IconButton
        icon={Circle}
        size="s"
        className={styles.dot}
        tabIndex={tabIndex}
        label={t(isRead ? 'markUnread' : 'markRead', { name: name.text })}
        onClick={() => toggle(uuid)}
      />
      <div className={styles.content}>
        <ReminderButton
          reminder={reminder}
          className={styles.text}
          tabIndex={tabIndex}
          onChoose={() => {
            // Without a patient nothing opens: the list stays.
            if (patient?.uuid) onLeave()
            choose({ uuid, patient })
          }}
        >
          {words}
        </ReminderButton>
        {(name.isTruncated || note.isTruncated) && (
          <button
            type="button"
            className={styles.more}
            tabIndex={tabIndex}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'showShort' : 'showFull')}
          </button>
        )}
      </div>
      <div className={styles.actions}>
        <SnoozeMenu uuid={uuid} name={name.text} tabIndex={tabIndex} />
        <IconButton
          icon={X}
          size="s"
          tabIndex={tabIndex}
          label={t('remove', { name: name.text })}
          onClick={() => remove(uuid)}
        />
      </div>
    </div>
  )
}
