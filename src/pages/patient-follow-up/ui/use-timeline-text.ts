import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '@/entities/reminder'
import { formatLongDay } from '@/shared/lib/day'
import { $today } from '@/shared/lifecycle'
import type { TimelineRow } from '../lib/timeline'

export function useTimelineText() {
  const { t, i18n } = useTranslation(['followUp', 'common'])
  const today = useUnit($today)
  const dayOf = (day: string) => formatLongDay(day, i18n.language)
  return {
    headingOf: ({ day }: NonNullable<TimelineRow['heading']>) => {
      if (day === null) return t('followUp:undated')
      return day === today ? t('followUp:today', { day: dayOf(day) }) : dayOf(day)
    },
    kindOf: ({ type }: Reminder) => {
      if (type === null) return t('followUp:reminder')
      return typeof type === 'string' ? t(`common:reminderTypes.${type}`) : type.unknown
    },
  }
}
