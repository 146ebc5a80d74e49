import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import {
  notePreview,
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
  /** From the group: the reminder may be without the name. */
  patient: Reminder['patient']
  tabIndex: 0 | -1
}

export function WorklistItem({ reminder, patient, tabIndex }: WorklistItemProps) {
  'use memo'
  const choose = useUnit(reminderChosen)
  const { uuid, isRead } = reminder
  const patientLabel = usePatientLabel(patient)
  return (
    <div className={styles.item} data-unread={isRead ? undefined : ''}>
      <ReadToggle reminder={reminder} patientLabel={patientLabel} tabIndex={tabIndex} />
      <ReminderButton
        reminder={{ patient, isRead }}
        className={styles.text}
        tabIndex={tabIndex}
        onChoose={() => choose({ uuid, patient })}
      >
        <ItemText reminder={reminder} />
      </ReminderButton>
      <ReminderActions reminder={reminder} patientLabel={patientLabel} tabIndex={tabIndex} />
    </div>
  )
}

function ItemText({ reminder }: { reminder: Reminder }) {
  const { t } = useTranslation(['reminders', 'worklist'])
  const isLocked = reminder.patient?.isLocked === true
  return (
    <>
      <span className={styles.note}>
        {!reminder.isRead && <VisuallyHidden>{t('reminders:isUnread')} </VisuallyHidden>}
        {isLocked || reminder.note === '' ? (
          <span className={styles.hidden}>{t(isLocked ? 'worklist:lockedNote' : 'worklist:noNote')}</span>
        ) : (
          <span dir="auto">{notePreview(reminder.note)}</span>
        )}
      </span>
      <ReminderDetails reminder={reminder} />
    </>
  )
}
