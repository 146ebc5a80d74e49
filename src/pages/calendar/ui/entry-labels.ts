import type { TFunction } from 'i18next'
import type { Notification } from '@/entities/notification'
import { formatTime } from '@/shared/lib/date-time'

type Translate = TFunction<['calendar', 'notifications', 'common']>

export interface EntryLabels {
  time: string
  patient: string
  /** That it is hidden, and how urgent it is; empty where there is nothing to say about it. */
  urgency: string
  /** What the notification says, such as that the appointment was cancelled; empty where it says nothing. */
  message: string
  detail: string
  /** All of it, for tooltips and screen readers: what can be seen, in the same order, and what has no room. */
  full: string
}

/** An entry in words. The doctor is among them where the place does not tell whose it is. */
export function entryLabels(t: Translate, entry: Notification, namesDoctor: boolean): EntryLabels {
  const { startsAt, patientName, isVisible, isCritical, priority, appointmentType, doctorName, message } = entry
  const time = startsAt ? formatTime(startsAt) : t('notifications:noTime')
  const patient = patientName ?? t('notifications:unnamedPatient')
  const urgency = [
    !isVisible && t('notifications:hidden'),
    isCritical && t('common:critical'),
    priority && t(`common:priorities.${priority}`),
  ]
    .filter(Boolean)
    .join(' · ')
  const detail = [appointmentType, namesDoctor && doctorName].filter(Boolean).join(' · ')
  const full = [time, patient, urgency, message, detail, !namesDoctor && doctorName].filter(Boolean).join(', ')
  return { time, patient, urgency, message, detail, full }
}
