import type { Day } from '../lib/days'
import type { ShownCalendar } from '../lib/calendar-data'
import type { CalendarTimes } from '../lib/working-times'
import type { CalendarView } from '../model/calendar'
import type { Without } from './empty-message'

/** What both shapes of the calendar, grid and list, are made of. */
export type CalendarShapeProps = {
  shown: ShownCalendar
  view: CalendarView
  times: CalendarTimes
  /** The days in words. */
  label: string
  pendingDays: readonly Day[]
  without: Without
}
