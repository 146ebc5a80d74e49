import { useUnit } from 'effector-react'
import { Lock } from 'lucide'
import { useId, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import {
  ReadToggle,
  type Reminder,
  ReminderActions,
  ReminderButton,
  reminderChosen,
  ReminderDetails,
  usePatientLabel,
} from '@/entities/reminder'
import { MAX_REMINDER_NAME_LENGTH, MAX_REMINDER_NOTE_LENGTH } from '@/shared/config'
import { truncateText } from '@/shared/lib/text'
import { Icon } from '@/shared/ui/icon'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './ReminderItem.module.css'

interface ReminderItemProps {
  reminder: Reminder
  /** Roving tabindex of the list. */
  tabIndex: 0 | -1
  onLeave: () => void
}

export function ReminderItem({ reminder, tabIndex, onLeave }: ReminderItemProps) {
  'use memo'
  const { t } = useTranslation(['reminders', 'common'])
  const id = useId()
  const [isExpanded, setExpanded] = useState(false)
  const choose = useUnit(reminderChosen)
  const { uuid, patient, isRead } = reminder
  const fullName = usePatientLabel(patient)
  const name = truncateText(fullName, MAX_REMINDER_NAME_LENGTH)
  // The note of a locked patient is hidden until the PIN is entered.
  const fullNote = patient?.isLocked ? '' : reminder.note
  const note = truncateText(fullNote, MAX_REMINDER_NOTE_LENGTH)
  return (
    <div className={styles.item} data-unread={isRead ? undefined : ''}>
      <ReadToggle reminder={reminder} patientLabel={name.text} tabIndex={tabIndex} />
      <div className={styles.content}>
        <ReminderButton
          reminder={reminder}
          className={styles.text}
          tabIndex={tabIndex}
          onChoose={() => {
            // Without a patient nothing opens, so the list stays open.
            if (patient?.uuid) onLeave()
            choose({ uuid, patient })
          }}
        >
          <ReminderText
            id={id}
            reminder={reminder}
            name={isExpanded ? fullName : name.text}
            note={isExpanded ? fullNote : note.text}
          />
        </ReminderButton>
        {(name.isTruncated || note.isTruncated) && (
          <button
            type="button"
            className={styles.more}
            tabIndex={tabIndex}
            aria-expanded={isExpanded}
            aria-describedby={`${id}name ${id}details`}
            onClick={() => setExpanded(!isExpanded)}
          >
            {t(isExpanded ? 'common:showLess' : 'showFull')}
          </button>
        )}
      </div>
      <ReminderActions reminder={reminder} patientLabel={name.text} tabIndex={tabIndex} />
    </div>
  )
}

interface ReminderTextProps {
  id: string
  reminder: Reminder
  name: string
  note: string
}

function ReminderText({ id, reminder, name, note }: ReminderTextProps) {
  'use memo'
  const { t } = useTranslation('reminders')
  const { patient, isRead } = reminder
  return (
    <>
      <span id={`${id}name`} className={styles.name}>
        {!isRead && <VisuallyHidden>{t('isUnread')} </VisuallyHidden>}
        {patient?.isLocked && <Icon icon={Lock} size={16} label={t('locked')} className={styles.lock} />}
        <bdi>{name}</bdi>
      </span>
      {note && (
        <span className={styles.note} dir="auto">
          {note}
        </span>
      )}
      <ReminderDetails id={`${id}details`} reminder={reminder} />
    </>
  )
}
