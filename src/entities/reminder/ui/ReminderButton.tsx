import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import type { Reminder } from '../model/reminder'

type ReminderButtonProps = {
  reminder: Pick<Reminder, 'patient' | 'isRead'>
  className: string | undefined
  tabIndex: 0 | -1
  onChoose: () => void
  /** The texts of the reminder; they are the button's name. */
  children: ReactNode
}

/** What a reminder says, to be clicked: on to its patient, or, without one, to mark it as read. */
export function ReminderButton({ reminder, className, tabIndex, onChoose, children }: ReminderButtonProps) {
  const { t } = useTranslation('reminders')
  const hasPatient = Boolean(reminder.patient?.uuid)
  const isDone = !hasPatient && reminder.isRead
  return (
    <button
      type="button"
      className={className}
      tabIndex={tabIndex}
      data-activate=""
      // Not `disabled`: the focus stays here when the click has marked it.
      aria-disabled={isDone || undefined}
      onClick={isDone ? undefined : onChoose}
    >
      {children}
      {!hasPatient && !isDone && <VisuallyHidden>{t('clickMarksRead')}</VisuallyHidden>}
    </button>
  )
}
