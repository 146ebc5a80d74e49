import { measureEventStorm, STORM_EVENTS } from '../browser/event-storm.ts'
import { type ListTimes, measureManyNotifications } from '../browser/list-visit.ts'
import { type FigureSet, medianFigure } from '../report/figure.ts'
import type { World } from '../world.ts'

const listFigures = (visits: readonly ListTimes[]): FigureSet => ({
  title: 'Appointment notifications, ten thousand of them',
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

const stormFigures = (longestTasks: readonly number[]): FigureSet => ({
  title: `${STORM_EVENTS} live events in ten seconds`,
  figures: [
    medianFigure({ what: 'longest task meanwhile and 3 s after', unit: 'ms', target: { atMost: 100 } }, longestTasks),
  ],
})

export const measureListSection = async ({ browser, pages, platform }: World, runs: number) => {
  const visits: ListTimes[] = []
  const storms: number[] = []
  for (let run = 0; run < runs; run += 1) {
    visits.push(await measureManyNotifications(browser, pages.portal))
    storms.push(await measureEventStorm(browser, pages.portal, platform))
  }
  return { sets: [listFigures(visits), stormFigures(storms)], details: { visits, storms } }
}
