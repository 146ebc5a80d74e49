import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { type Reminder, useReminderTypeLabel } from '@/entities/reminder'
import { type Day, formatLongDay } from '@/shared/lib/day'
import { $today } from '@/shared/lifecycle'
import type { TimelineRow } from '../lib/timeline'

export function useTimelineText() {
  const { t, language } = useTranslation(['followUp', 'calendar'])
  const today = useUnit($today)
  const typeLabel = useReminderTypeLabel()
  const dayOf = (day: Day) => formatLongDay(day, language)
  return {
    headingOf: ({ day }: NonNullable<TimelineRow['heading']>) => {
      if (day === null) return t('calendar:undated')
      return day === today ? t('today', { day: dayOf(day) }) : dayOf(day)
    },
    kindOf: ({ type }: Reminder) => typeLabel(type) ?? t('reminder'),
  }
}
