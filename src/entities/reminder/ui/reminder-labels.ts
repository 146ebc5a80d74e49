import { MAX_REMINDER_NOTE_LENGTH } from '@/shared/config'
import { type Translate, useTranslation } from '@/shared/i18n'
import { formatInstant } from '@/shared/lib/date-time'
import { joinParts } from '@/shared/lib/isolate'
import { truncateText } from '@/shared/lib/text'
import type { Reminder } from '../model/reminder'

/** The name of the patient of a reminder, or a text that says what is missing. */
export function usePatientLabel(patient: Reminder['patient']): string {
  const { t } = useTranslation(['reminders', 'patient'])
  return patientLabel(t, patient)
}

const patientLabel = (t: Translate<['reminders', 'patient']>, patient: Reminder['patient']) =>
  patient ? (patient.name ?? t('patient:unnamed')) : t('reminders:withoutPatient')

/** Returns a function from a type to its label: for an unknown type the text of the platform, null without a type. */
export function useReminderTypeLabel() {
  'use memo'
  const { t } = useTranslation('common')
  return (type: Reminder['type']): string | null =>
    typeof type === 'string' ? t(`reminderTypes.${type}`) : (type?.unknown ?? null)
}

/** Name of a reminder in the labels of its controls: type and time distinguish several reminders of one patient. */
export function useReminderName({ type, remindAt }: Reminder, patientLabel: string): string {
  const kind = useReminderTypeLabel()(type)
  return joinParts([patientLabel, kind, remindAt && formatInstant(remindAt)], ', ')
}

/** For rows of a list. `heading` is that of a group, which is in its first row. */
export function useReminderRowLabel() {
  'use memo'
  const { t } = useTranslation(['reminders', 'patient'])
  const typeLabel = useReminderTypeLabel()
  return ({ patient, isRead, type, remindAt, note }: Reminder, heading: string | false | null): string => {
    const name = patientLabel(t, patient)
    return joinParts(
      [
        heading,
        isRead ? name : `${t('reminders:isUnread')} ${name}`,
        typeLabel(type),
        remindAt && formatInstant(remindAt),
        patient?.isLocked ? t('reminders:locked') : truncateText(note, MAX_REMINDER_NOTE_LENGTH).text,
      ],
      ', ',
    )
  }
}
