import type { Day } from '@/shared/lib/day'
import type { CalendarData } from '../lib/calendar-data'
import type { CalendarTimes } from '../lib/working-times'
import type { CalendarView } from '../model/calendar'
import type { ActiveFilters } from './empty-message'

export type CalendarShapeProps = {
  shown: CalendarData
  view: CalendarView
  times: CalendarTimes
  label: string
  pendingDays: readonly Day[]
  without: ActiveFilters
}
