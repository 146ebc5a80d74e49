import { useTranslation } from '@/shared/i18n'
import { formatInstant } from '@/shared/lib/date-time'
import { joinParts } from '@/shared/lib/isolate'
import type { Reminder } from '../model/reminder'

/** The name of the patient of a reminder, or a text that says what is missing. */
export function usePatientLabel(patient: Reminder['patient']): string {
  const { t } = useTranslation(['reminders', 'patient'])
  return patient ? (patient.name ?? t('patient:unnamed')) : t('reminders:withoutPatient')
}

/** Returns a function from a type to its label: for an unknown type the text of the platform, null without a type. */
export function useReminderTypeLabel() {
  const { t } = useTranslation('common')
  return (type: Reminder['type']): string | null =>
    typeof type === 'string' ? t(`reminderTypes.${type}`) : (type?.unknown ?? null)
}

/** Name of a reminder in the labels of its controls: type and time distinguish several reminders of one patient. */
export function useReminderName({ type, remindAt }: Reminder, patientLabel: string): string {
  const kind = useReminderTypeLabel()(type)
  return joinParts([patientLabel, kind, remindAt && formatInstant(remindAt)], ', ')
}
