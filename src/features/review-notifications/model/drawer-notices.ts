import { createStore, sample } from 'effector'
import { matchesFilter } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import { $today } from '@/shared/lifecycle'
import type { NotificationEvent } from '../lib/banner-state'
import { notificationEventsBatched } from './notification-events'
import { drawerFilters } from './notification-filters'
import { $isDrawerOpen, drawerDismissed } from './notifications-drawer'

/** New notifications that the open drawer does not list, because its filters hide them. */
const $hiddenByFilter = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
export const $hiddenByFilterCount = $hiddenByFilter.map(({ size }) => size)

/** The day to which the open drawer has moved by itself, at midnight. */
export const $autoAdvancedDay = createStore<string | null>(null)

// Connections
sample({
  clock: notificationEventsBatched,
  source: { outside: $hiddenByFilter, filters: drawerFilters.$applied, isOpen: $isDrawerOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ outside, filters }, events) => {
    const after = new Set(outside)
    for (const one of events) {
      if (isHiddenBy(one, filters)) after.add(one.notification.uuid)
      else if (one.kind === 'deleted') after.delete(one.uuid)
    }
    return after
  },
  target: $hiddenByFilter,
})
sample({
  clock: [drawerFilters.$applied, drawerDismissed, sessionEnded],
  fn: (): ReadonlySet<string> => new Set(),
  target: $hiddenByFilter,
})

sample({
  clock: $today,
  source: { isOpen: $isDrawerOpen, showsToday: drawerFilters.$showsToday },
  filter: ({ isOpen, showsToday }) => isOpen && showsToday,
  fn: (_, today) => today,
  target: $autoAdvancedDay,
})
/** Any other filter makes the line void, but not the filter of the new day itself. */
sample({ clock: [drawerFilters.$showsToday, drawerDismissed, sessionEnded], fn: () => null, target: $autoAdvancedDay })

const isHiddenBy = (
  events: NotificationEvent,
  filters: Parameters<typeof matchesFilter>[1],
): events is Exclude<NotificationEvent, { kind: 'deleted' }> =>
  events.kind === 'created' && events.notification.isVisible && !matchesFilter(events.notification, filters)
