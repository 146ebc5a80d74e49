import type { Day } from '../lib/days'
import type { CalendarData } from '../lib/calendar-data'
import type { CalendarTimes } from '../lib/working-times'
import type { CalendarView } from '../model/calendar'
import type { ActiveFilters } from './empty-message'

/** What both shapes of the calendar, grid and list, are made of. */
export type CalendarShapeProps = {
  shown: CalendarData
  view: CalendarView
  times: CalendarTimes
  /** The days in words. */
  label: string
  pendingDays: readonly Day[]
  without: ActiveFilters
}
