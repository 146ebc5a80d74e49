import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { messagePreview, priorityLabels } from '@/entities/notification'
import { isOverdue, type Reminder, useReminderTypeLabel } from '@/entities/reminder'
import { formatTime } from '@/shared/lib/date-time'
import { type Day, formatLongDay } from '@/shared/lib/day'
import { joinParts } from '@/shared/lib/isolate'
import { $minute, $today } from '@/shared/lifecycle'
import { textOf, type TimelineEntry, type TimelineRow } from '../lib/timeline'

export function useTimelineText() {
  const { t, language } = useTranslation(['followUp', 'calendar', 'notifications', 'reminders', 'common'])
  const { today, minute } = useUnit({ today: $today, minute: $minute })
  const typeLabel = useReminderTypeLabel()
  const dayOf = (day: Day) => formatLongDay(day, language)
  const headingOf = ({ day }: NonNullable<TimelineRow['heading']>) => {
    if (day === null) return t('calendar:undated')
    return day === today ? t('today', { day: dayOf(day) }) : dayOf(day)
  }
  const kindOf = ({ type }: Reminder) => typeLabel(type) ?? t('reminder')
  const factsOf = (entry: TimelineEntry) => {
    const time = entry.at ? formatTime(entry.at) : t('notifications:noTime')
    if (entry.kind === 'notification') {
      const { appointmentType, doctorName } = entry.notification
      return [time, t('notification'), appointmentType, doctorName, ...priorityLabels(t, entry.notification)]
    }
    const { creator, isRead } = entry.reminder
    return [
      time,
      t('reminder'),
      kindOf(entry.reminder),
      creator && t('reminders:by', { name: creator }),
      !isRead && t(isOverdue(entry.reminder, minute) ? 'reminders:groups.overdue' : 'unread'),
    ]
  }
  /** One text for the row. */
  const labelOf = ({ heading, entry }: TimelineRow) =>
    joinParts(
      [
        heading && headingOf(heading),
        ...(entry ? [...factsOf(entry), messagePreview(textOf(entry))] : [t('emptyToday')]),
      ],
      ', ',
    )
  return { headingOf, kindOf, factsOf, labelOf }
}
