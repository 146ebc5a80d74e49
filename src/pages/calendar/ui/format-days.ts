import type { TFunction } from 'i18next'
import type { Language } from '@/shared/i18n'
import { formatLongDay } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'
import { weekdayOf } from '../lib/days'
import type { CalendarView } from '../model/calendar'

type Translate = TFunction<'calendar'>

/** `21.11.2026` */
export const formatDay = (day: Day): string => day.split('-').reverse().join('.')

export function formatPeriod(t: Translate, language: Language, view: CalendarView, days: readonly Day[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (view === 'day') return formatLongDay(first, language)
  return t('weekOf', { from: formatDay(first), to: formatDay(last) })
}

/** `Pzt 16.11` */
export const formatShortDay = (t: Translate, day: Day): string =>
  `${t(`shortWeekdays.${weekdayOf(day)}`)} ${formatDay(day).slice(0, 5)}`
