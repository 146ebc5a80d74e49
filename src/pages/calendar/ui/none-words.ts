import type { TFunction } from 'i18next'
import type { CalendarView } from '../model/calendar'

/** Why nothing is to be seen. */
export function noneWords(t: TFunction<'calendar'>, view: CalendarView, isFiltered: boolean): string {
  if (isFiltered) return t('noneOfDoctor')
  return t(view === 'day' ? 'noneDay' : 'noneWeek')
}
