import type { TFunction } from 'i18next'
import { messagePreview, type Notification } from '@/entities/notification'
import { formatTime } from '@/shared/lib/date-time'

type Translate = TFunction<['calendar', 'notifications', 'common']>

export interface EntryLabels {
  time: string
  patient: string
  urgency: string
  message: string
  detail: string
  /** Everything in the visible order, for tooltips and accessible names. */
  full: string
}

/** `detail` has the doctor if the column does not name one. */
export function entryLabels(t: Translate, entry: Notification, showsDoctor: boolean): EntryLabels {
  const { startsAt, patientName, isVisible, isCritical, priority, appointmentType, doctorName } = entry
  const message = messagePreview(entry.message)
  const time = startsAt ? formatTime(startsAt) : t('notifications:noTime')
  const patient = patientName ?? t('notifications:unnamedPatient')
  const urgency = [
    !isVisible && t('notifications:hidden'),
    isCritical && t('common:critical'),
    priority && t(`common:priorities.${priority}`),
  ]
    .filter(Boolean)
    .join(' · ')
  const detail = [appointmentType, showsDoctor && doctorName].filter(Boolean).join(' · ')
  const full = [time, patient, urgency, message, detail, !showsDoctor && doctorName].filter(Boolean).join(', ')
  return { time, patient, urgency, message, detail, full }
}
