import { useUnit } from 'effector-react'
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
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './Worklist.module.css'

interface WorklistItemProps {
  reminder: Reminder
  /** From the group: another reminder may have the lock. */
  patient: Reminder['patient']
  tabIndex: 0 | -1
}

export function WorklistItem({ reminder, patient, tabIndex }: WorklistItemProps) {
  'use memo'
  const choose = useUnit(reminderChosen)
  const { uuid, isRead } = reminder
  const patientLabel = usePatientLabel(patient)
  const content = <ItemText reminder={reminder} isLocked={patient?.isLocked === true} />
  return (
    <div className={styles.item} data-unread={isRead ? undefined : ''}>
      <ReadToggle reminder={reminder} patientLabel={patientLabel} tabIndex={tabIndex} />
      <ReminderButton
        reminder={{ patient, isRead }}
        className={styles.text}
        tabIndex={tabIndex}
        onChoose={() => choose({ uuid, patient })}
      >
        {content}
      </ReminderButton>
      <ReminderActions reminder={reminder} patientLabel={patientLabel} tabIndex={tabIndex} />
    </div>
  )
}

interface ItemTextProps {
  reminder: Reminder
  isLocked: boolean
}

function ItemText({ reminder, isLocked }: ItemTextProps) {
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
      <ReminderDetails reminder={reminder} />
    </>
  )
}
