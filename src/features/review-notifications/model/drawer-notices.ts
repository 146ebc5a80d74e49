import { createStore, sample } from 'effector'
import { passesFilter } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import { $today } from '@/shared/lifecycle'
import type { NotificationNews } from '../lib/banner-state'
import { newsGathered } from './notification-events'
import { drawerFilters } from './notification-filters'
import { $isDrawerOpen, drawerDismissed } from './notifications-drawer'

/** New notifications that the open drawer does not list, because its filters hide them. */
const $outside = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
export const $outsideCount = $outside.map(({ size }) => size)

/** The day to which the open drawer has moved by itself, at midnight. */
export const $movedToDay = createStore<string | null>(null)

// Flow
sample({
  clock: newsGathered,
  source: { outside: $outside, filters: drawerFilters.$applied, isOpen: $isDrawerOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ outside, filters }, news) => {
    const after = new Set(outside)
    for (const one of news) {
      if (isHiddenBy(one, filters)) after.add(one.notification.uuid)
      else if (one.kind === 'deleted') after.delete(one.uuid)
    }
    return after
  },
  target: $outside,
})
sample({
  clock: [drawerFilters.$applied, drawerDismissed, sessionEnded],
  fn: (): ReadonlySet<string> => new Set(),
  target: $outside,
})

sample({
  clock: $today,
  source: { isOpen: $isDrawerOpen, showsToday: drawerFilters.$showsToday },
  filter: ({ isOpen, showsToday }) => isOpen && showsToday,
  fn: (_, today) => today,
  target: $movedToDay,
})
/** Any other filter makes the line void, but not the filter of the new day itself. */
sample({ clock: [drawerFilters.$showsToday, drawerDismissed, sessionEnded], fn: () => null, target: $movedToDay })

const isHiddenBy = (
  news: NotificationNews,
  filters: Parameters<typeof passesFilter>[1],
): news is Exclude<NotificationNews, { kind: 'deleted' }> =>
  news.kind === 'created' && news.notification.isVisible && !passesFilter(news.notification, filters)
