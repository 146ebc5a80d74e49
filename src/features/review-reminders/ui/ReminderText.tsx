import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Reminder, ReminderDetails } from '@/entities/reminder'
import { Icon } from '@/shared/ui/icon'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import styles from './ReminderText.module.css'

type ReminderTextProps = {
  reminder: Reminder
  name: string
  note: string
  isOverdue: boolean
}

export function ReminderText({ reminder, name, note, isOverdue }: ReminderTextProps) {
  const { t } = useTranslation('reminders')
  const { patient, isRead } = reminder
  return (
    <>
      <span className={styles.name}>
        {!isRead && <VisuallyHidden>{t('isUnread')} </VisuallyHidden>}
        {patient?.isLocked && <Icon icon={Lock} size={16} label={t('locked')} className={styles.lock} />}
        <bdi>{name}</bdi>
      </span>
      {note && (
        <span className={styles.note} dir="auto">
          {note}
        </span>
      )}
      <ReminderDetails reminder={reminder} isOverdue={isOverdue} />
    </>
  )
}
