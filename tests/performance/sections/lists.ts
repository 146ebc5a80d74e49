import { type AppointmentTimes, measureAppointments } from '../browser/appointments-visit.ts'
import { type CalendarTimes, measureCalendar } from '../browser/calendar-visit.ts'
import { measureEventStorm, STORM_EVENTS } from '../browser/event-storm.ts'
import { type DrawerTimes, measureDrawer } from '../browser/drawer-visit.ts'
import { type FigureSet, medianFigures } from '../report/figure.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

const drawerFigures = (visits: readonly DrawerTimes[]): FigureSet => ({
  title: 'Appointment notifications, ten thousand entries',
  figures: medianFigures(visits, [
    ['drawer opens, first time', 'ms', ({ firstOpening }) => firstOpening, 200],
    ['drawer opens, second time', 'ms', ({ secondOpening }) => secondOpening, 200],
    ['longest task while scrolling', 'ms', ({ longestScrollTask }) => longestScrollTask, 50],
    ['elements of the drawer', 'count', ({ elements }) => elements],
  ]),
})

const calendarFigures = (visits: readonly CalendarTimes[]): FigureSet => ({
  title: 'Calendar, ten thousand entries on one day',
  figures: medianFigures(visits, [
    ['day opens from the menu', 'ms', ({ opening }) => opening, 400],
    ['next day', 'ms', ({ nextDay }) => nextDay, 200],
    ['back to the full day', 'ms', ({ backAgain }) => backAgain, 400],
    ['longest task while scrolling', 'ms', ({ longestScrollTask }) => longestScrollTask, 50],
    ['elements of the page', 'count', ({ elements }) => elements],
  ]),
})

const appointmentFigures = (visits: readonly AppointmentTimes[]): FigureSet => ({
  title: 'Appointment list, ten thousand rows',
  figures: medianFigures(visits, [
    ['list opens from the menu', 'ms', ({ opening }) => opening],
    ['sorted by name', 'ms', ({ sorting }) => sorting, 200],
    ['grouped by doctor', 'ms', ({ grouping }) => grouping, 200],
    ['all selected', 'ms', ({ choosingAll }) => choosingAll, 200],
    ['longest task while scrolling', 'ms', ({ longestScrollTask }) => longestScrollTask, 50],
    ['elements of the page', 'count', ({ elements }) => elements],
  ]),
})

const stormFigures = (longestTasks: readonly number[]): FigureSet => ({
  title: `${STORM_EVENTS} live events in ten seconds`,
  figures: medianFigures(longestTasks, [['longest task during the events and 3 s after', 'ms', (task) => task, 100]]),
})

export const measureListSection = async ({ browser, pages, platform }: BenchEnvironment, runs: number) => {
  const drawers: DrawerTimes[] = []
  const calendars: CalendarTimes[] = []
  const lists: AppointmentTimes[] = []
  const storms: number[] = []
  for (let run = 0; run < runs; run += 1) {
    drawers.push(await measureDrawer(browser, pages.portal))
    calendars.push(await measureCalendar(browser, pages.portal))
    lists.push(await measureAppointments(browser, pages.portal))
    storms.push(await measureEventStorm(browser, pages.portal, platform))
  }
  return {
    sets: [drawerFigures(drawers), calendarFigures(calendars), appointmentFigures(lists), stormFigures(storms)],
    details: { drawers, calendars, lists, storms },
  }
}
