import { messagePreview, type Notification, priorityLabels } from '@/entities/notification'
import type { Language, Translate } from '@/shared/i18n'
import { formatTime } from '@/shared/lib/date-time'
import { type Day, formatDay, formatLongDay } from '@/shared/lib/day'
import { joinParts } from '@/shared/lib/isolate'
import { weekdayOf } from '../lib/time-axis'
import type { CalendarView } from '../model/calendar'

interface EntryLabels {
  /** Empty without a date. */
  time: string
  patient: string
  urgency: string
  message: string
  detail: string
  /** Everything in the visible order, for tooltips and accessible names. */
  full: string
}

/** `detail` has the doctor if the column does not name one. */
export function entryLabels(
  t: Translate<['calendar', 'notifications', 'common']>,
  entry: Notification,
  showsDoctor = true,
): EntryLabels {
  const { startsAt, patientName, isVisible, appointmentType, doctorName } = entry
  const message = messagePreview(entry.message)
  const time = startsAt ? formatTime(startsAt) : ''
  const patient = patientName ?? t('notifications:unnamedPatient')
  const urgency = joinParts([!isVisible && t('notifications:hidden'), ...priorityLabels(t, entry)], ' · ')
  const detail = joinParts([appointmentType, showsDoctor && doctorName], ' · ')
  const full = joinParts([time, patient, urgency, message, detail, !showsDoctor && doctorName], ', ')
  return { time, patient, urgency, message, detail, full }
}

export function formatPeriod(
  t: Translate<'calendar'>,
  language: Language,
  view: CalendarView,
  days: readonly Day[],
): string {
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (view === 'day') return formatLongDay(first, language)
  return t('weekOf', { from: formatDay(first), to: formatDay(last) })
}

/** `Pzt 16.11` */
export const formatShortDay = (t: Translate<'calendar'>, day: Day): string =>
  `${t(`shortWeekdays.${weekdayOf(day)}`)} ${formatDay(day).slice(0, 5)}`

/** Which filters may hide entries. */
export interface CalendarFilters {
  isOfOneDoctor: boolean
  isOnlyActive: boolean
}

export function emptyMessage(
  t: Translate<'calendar'>,
  view: CalendarView,
  { isOfOneDoctor, isOnlyActive }: CalendarFilters,
): string {
  if (isOfOneDoctor) return t(isOnlyActive ? 'emptyForDoctor' : 'emptyUnfilteredForDoctor')
  if (isOnlyActive) return t(view === 'day' ? 'emptyDay' : 'emptyWeek')
  return t(view === 'day' ? 'emptyUnfilteredDay' : 'emptyUnfilteredWeek')
}
