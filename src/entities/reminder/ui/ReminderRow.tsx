import { useUnit } from 'effector-react'
import { Lock } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { formatInstant } from '@/shared/lib/date-time'
import { $minute } from '@/shared/lifecycle'
import { Icon } from '@/shared/ui/icon'
import { ListRow } from '@/shared/ui/list'
import { Instant } from '@/shared/ui/text'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { notePreview, type Reminder } from '../model/reminder'
import { isOverdue } from '../model/reminder-times'
import styles from './ReminderRow.module.css'
import { usePatientLabel, useReminderTypeLabel } from './reminder-labels'

export function ReminderRow({ reminder, onChoose }: { reminder: Reminder; onChoose: () => void }) {
  'use memo'
  const { patient, note } = reminder
  const { t } = useTranslation('reminders')
  const patientLabel = usePatientLabel(patient)
  return (
    <ListRow
      button={{ onClick: onChoose }}
      title={
        <>
          {patient?.isLocked && <Icon icon={Lock} size={16} label={t('locked')} />}
          <bdi title={patient?.name ?? undefined}>{patientLabel}</bdi>
        </>
      }
      text={!patient?.isLocked && notePreview(note)}
      detail={
        <>
          <ReminderDetails reminder={reminder} />
          {!patient?.uuid && <VisuallyHidden>{t('clickMarksRead')}</VisuallyHidden>}
        </>
      }
    />
  )
}

interface ReminderDetailsProps {
  id?: string
  reminder: Reminder
}

export function ReminderDetails({ id, reminder }: ReminderDetailsProps) {
  'use memo'
  const { t } = useTranslation('reminders')
  const minute = useUnit($minute)
  const { type, remindAt, creator } = reminder
  const kind = useReminderTypeLabel()(type)
  return (
    <span id={id} className={styles.details}>
      {kind && (
        <span className={styles.type} data-critical={type === 'critical' ? '' : undefined}>
          {kind}
        </span>
      )}
      {remindAt && (
        <span data-overdue={isOverdue(reminder, minute) ? '' : undefined}>
          <Instant at={remindAt} format={formatInstant} />
        </span>
      )}
      {creator && <span>{t('by', { name: creator })}</span>}
    </span>
  )
}

interface ReminderButtonProps {
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
