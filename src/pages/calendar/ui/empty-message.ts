import type { TFunction } from 'i18next'
import type { CalendarView } from '../model/calendar'

export type ActiveFilters = 'nothing' | 'hidden' | 'otherDoctors'

export function emptyMessage(t: TFunction<'calendar'>, view: CalendarView, without: ActiveFilters): string {
  switch (without) {
    case 'otherDoctors':
      return t('emptyForDoctor')
    case 'hidden':
      return t(view === 'day' ? 'emptyDay' : 'emptyWeek')
    case 'nothing':
      return t(view === 'day' ? 'emptyUnfilteredDay' : 'emptyUnfilteredWeek')
  }
}
