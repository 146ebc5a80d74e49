import { type AppointmentTimes, measureAppointments } from '../browser/appointments-visit.ts'
import { type CalendarTimes, measureCalendar } from '../browser/calendar-visit.ts'
import { measureEventStorm, STORM_EVENTS } from '../browser/event-storm.ts'
import { type ListTimes, measureManyNotifications } from '../browser/list-visit.ts'
import { type FigureSet, medianFigure } from '../report/figure.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

const listFigures = (visits: readonly ListTimes[]): FigureSet => ({
  title: 'Appointment notifications, ten thousand entries',
  figures: [
    medianFigure(
      { what: 'drawer opens, first time', unit: 'ms', target: { atMost: 200 } },
      visits.map(({ firstOpening }) => firstOpening),
    ),
    medianFigure(
      { what: 'drawer opens, second time', unit: 'ms', target: { atMost: 200 } },
      visits.map(({ secondOpening }) => secondOpening),
    ),
    medianFigure(
      { what: 'longest task while scrolling', unit: 'ms', target: { atMost: 50 } },
      visits.map(({ longestScrollTask }) => longestScrollTask),
    ),
    medianFigure(
      { what: 'elements of the drawer', unit: 'count' },
      visits.map(({ elements }) => elements),
    ),
  ],
})

const calendarFigures = (visits: readonly CalendarTimes[]): FigureSet => ({
  title: 'Calendar, ten thousand entries on one day',
  figures: [
    medianFigure(
      { what: 'day opens from the menu', unit: 'ms' },
      visits.map(({ opening }) => opening),
    ),
    medianFigure(
      { what: 'next day', unit: 'ms', target: { atMost: 200 } },
      visits.map(({ nextDay }) => nextDay),
    ),
    medianFigure(
      { what: 'back to the full day', unit: 'ms' },
      visits.map(({ backAgain }) => backAgain),
    ),
    medianFigure(
      { what: 'longest task while scrolling', unit: 'ms', target: { atMost: 50 } },
      visits.map(({ longestScrollTask }) => longestScrollTask),
    ),
    medianFigure(
      { what: 'elements of the page', unit: 'count' },
      visits.map(({ elements }) => elements),
    ),
  ],
})

const appointmentFigures = (visits: readonly AppointmentTimes[]): FigureSet => ({
  title: 'Appointment list, ten thousand rows',
  figures: [
    medianFigure(
      { what: 'list opens from the menu', unit: 'ms' },
      visits.map(({ opening }) => opening),
    ),
    medianFigure(
      { what: 'sorted by name', unit: 'ms', target: { atMost: 200 } },
      visits.map(({ sorting }) => sorting),
    ),
    medianFigure(
      { what: 'grouped by doctor', unit: 'ms', target: { atMost: 200 } },
      visits.map(({ grouping }) => grouping),
    ),
    medianFigure(
      { what: 'all selected', unit: 'ms', target: { atMost: 200 } },
      visits.map(({ choosingAll }) => choosingAll),
    ),
    medianFigure(
      { what: 'longest task while scrolling', unit: 'ms', target: { atMost: 50 } },
      visits.map(({ longestScrollTask }) => longestScrollTask),
    ),
    medianFigure(
      { what: 'elements of the page', unit: 'count' },
      visits.map(({ elements }) => elements),
    ),
  ],
})

const stormFigures = (longestTasks: readonly number[]): FigureSet => ({
  title: `${STORM_EVENTS} live events in ten seconds`,
  figures: [
    medianFigure(
      { what: 'longest task during the events and 3 s after', unit: 'ms', target: { atMost: 100 } },
      longestTasks,
    ),
  ],
})

export const measureListSection = async ({ browser, pages, platform }: BenchEnvironment, runs: number) => {
  const visits: ListTimes[] = []
  const calendars: CalendarTimes[] = []
  const lists: AppointmentTimes[] = []
  const storms: number[] = []
  for (let run = 0; run < runs; run += 1) {
    visits.push(await measureManyNotifications(browser, pages.portal))
    calendars.push(await measureCalendar(browser, pages.portal))
    lists.push(await measureAppointments(browser, pages.portal))
    storms.push(await measureEventStorm(browser, pages.portal, platform))
  }
  return {
    sets: [listFigures(visits), calendarFigures(calendars), appointmentFigures(lists), stormFigures(storms)],
    details: { visits, calendars, lists, storms },
  }
}
