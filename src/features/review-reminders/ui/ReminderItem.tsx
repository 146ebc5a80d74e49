import { useUnit } from 'effector-react'
import { Circle, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LaterMenu, type Reminder, readToggled, reminderChosen, removeChosen } from '@/entities/reminder'
import { REMINDER_NAME_CHARACTERS, REMINDER_NOTE_CHARACTERS } from '@/shared/config'
import { cutText } from '@/shared/lib/truncate'
import { IconButton } from '@/shared/ui/icon-button'
import styles from './ReminderItem.module.css'
import { ReminderWords } from './ReminderText'

type ReminderItemProps = {
  reminder: Reminder
  isOverdue: boolean
  /** Only the row at which the keyboard stands is a stop of the Tab key. */
  tabIndex: 0 | -1
  onLeave: () => void
}

/** Read or unread, what it says, and where it goes: to its patient, out of sight for a while, or away. */
export function ReminderItem({ reminder, isOverdue, tabIndex, onLeave }: ReminderItemProps) {
  const { t } = useTranslation('reminders')
  const [isWhole, setWhole] = useState(false)
  const { choose, toggle, remove } = useUnit({ choose: reminderChosen, toggle: readToggled, remove: removeChosen })
  const { uuid, patient, isRead } = reminder
  const fullName = patient ? (patient.name ?? '—') : t('withoutPatient')
  const name = cutText(fullName, REMINDER_NAME_CHARACTERS)
  // The note of a locked patient stays behind the PIN.
  const note = cutText(patient?.isLocked ? '' : reminder.note, REMINDER_NOTE_CHARACTERS)
  const words = (
    <ReminderWords
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
      <div className={styles.middle}>
        {patient ? (
          <button
            type="button"
            className={styles.words}
            tabIndex={tabIndex}
            data-choose=""
            onClick={() => {
              onLeave()
              choose({ uuid, patient })
            }}
          >
            {words}
          </button>
        ) : (
          <div className={styles.words}>{words}</div>
        )}
        {(name.isCut || note.isCut) && (
          <button
            type="button"
            className={styles.more}
            tabIndex={tabIndex}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'showCut' : 'showWhole')}
          </button>
        )}
      </div>
      <div className={styles.actions}>
        <LaterMenu uuid={uuid} name={name.text} tabIndex={tabIndex} />
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
