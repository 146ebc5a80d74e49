import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import type { Reminder } from '../model/reminder'

type ReminderButtonProps = {
  reminder: Pick<Reminder, 'patient' | 'isRead'>
  className: string | undefined
  tabIndex: 0 | -1
  onChoose: () => void
  children: ReactNode
}

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
      // Not `disabled`: the button keeps the focus after the click.
      aria-disabled={isDone || undefined}
      onClick={isDone ? undefined : onChoose}
    >
      {children}
      {!hasPatient && !isDone && <VisuallyHidden>{t('clickMarksRead')}</VisuallyHidden>}
    </button>
  )
}
