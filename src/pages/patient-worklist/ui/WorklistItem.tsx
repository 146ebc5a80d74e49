import { useUnit } from 'effector-react'
import { Circle, X } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import {
  SnoozeMenu,
  type Reminder,
  ReminderButton,
  ReminderDetails,
  readToggled,
  reminderChosen,
  reminderRemoved,
} from '@/entities/reminder'
import { IconButton } from '@/shared/ui/icon-button'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import styles from './Worklist.module.css'

type WorklistItemProps = {
  reminder: Reminder
  /** From the group: another reminder may have the lock. */
  patient: Reminder['patient']
  isOverdue: boolean
  tabIndex: 0 | -1
}

export function WorklistItem({ reminder, patient, isOverdue, tabIndex }: WorklistItemProps) {
  'use memo'
  const { t } = useTranslation(['reminders', 'worklist'])
  const { choose, toggle, remove } = useUnit({ choose: reminderChosen, toggle: readToggled, remove: reminderRemoved })
  const { uuid, isRead } = reminder
  const name = patient ? (patient.name ?? '—') : t('reminders:withoutPatient')
  const content = <ItemText reminder={reminder} isLocked={patient?.isLocked === true} isOverdue={isOverdue} />
  return (
    <div className={styles.item} data-unread={isRead ? undefined : ''}>
      <IconButton
        icon={Circle}
        size="s"
        className={styles.dot}
        tabIndex={tabIndex}
        label={t(isRead ? 'reminders:markUnread' : 'reminders:markRead', { name })}
        onClick={() => toggle(uuid)}
      />
      <ReminderButton
        reminder={{ patient, isRead }}
        className={styles.text}
        tabIndex={tabIndex}
        onChoose={() => choose({ uuid, patient })}
      >
        {content}
      </ReminderButton>
      <div className={styles.actions}>
        <SnoozeMenu uuid={uuid} name={name} tabIndex={tabIndex} />
        <IconButton
          icon={X}
          size="s"
          tabIndex={tabIndex}
          label={t('reminders:remove', { name })}
          onClick={() => remove(uuid)}
        />
      </div>
    </div>
  )
}

interface ItemTextProps {
  reminder: Reminder
  isLocked: boolean
  isOverdue: boolean
}

function ItemText({ reminder, isLocked, isOverdue }: ItemTextProps) {
  const { t } = useTranslation(['reminders', 'worklist'])
  return (
    <>
      <span className={styles.note}>
        {!reminder.isRead && <VisuallyHidden>{t('reminders:isUnread')} </VisuallyHidden>}
        {isLocked || reminder.note === '' ? (
          <span className={styles.hidden}>{t(isLocked ? 'worklist:lockedNote' : 'worklist:noNote')}</span>
        ) : (
          <span dir="auto">{reminder.note}</span>
        )}
      </span>
      <ReminderDetails reminder={reminder} isOverdue={isOverdue} />
    </>
  )
}
