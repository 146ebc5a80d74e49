import { createEvent, createStore, restore, sample } from 'effector'
import {
  createNotificationFilters,
  isListOf,
  matchesFilter,
  type Notification,
  type NotificationFilter,
} from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import type { Day } from '@/shared/lib/day'
import { $today } from '@/shared/lifecycle'
import { queryFailed } from '@/shared/query'
import { showToastOn } from '@/shared/toasts'
import { notificationEventsBatched } from './notification-events'
import { $isNotificationsDrawerOpen, dayOpenRequested, notificationsDrawerDismissed } from './notifications-drawer'

// Events
/** The payload is the uuid of the notification that gets the focus. */
export const entryFocusRequested = createEvent<string>()

// Stores
/** Kept while the drawer is closed. */
export const drawerFilters = createNotificationFilters()
/** Kept until the user filters: a list that is loaded for a new filter must not take the focus from its field. */
export const $entryToFocus = restore(entryFocusRequested, null).reset(
  drawerFilters.edited,
  notificationsDrawerDismissed,
  sessionEnded,
)
const $hiddenByFilter = createStore<ReadonlySet<string>>(new Set()).reset(
  drawerFilters.$applied,
  notificationsDrawerDismissed,
  sessionEnded,
)
export const $hiddenByFilterCount = $hiddenByFilter.map(({ size }) => size)
/** Day to which the open drawer has moved at midnight; kept while it shows today, whatever the other filters are. */
export const $autoAdvancedDay = createStore<Day | null>(null).reset(
  drawerFilters.$showsToday,
  notificationsDrawerDismissed,
  sessionEnded,
)

// Connections
sample({ clock: dayOpenRequested, target: drawerFilters.dayRequested })
sample({
  clock: notificationEventsBatched,
  source: { hidden: $hiddenByFilter, filter: drawerFilters.$applied, isOpen: $isNotificationsDrawerOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ hidden, filter }, events) => {
    const after = new Set(hidden)
    for (const event of events) {
      if (event.kind === 'deleted') after.delete(event.uuid)
      else if (!isHiddenBy(filter, event.notification)) after.delete(event.notification.uuid)
      else if (event.kind === 'created') after.add(event.notification.uuid)
    }
    return after
  },
  target: $hiddenByFilter,
})
sample({
  clock: $today,
  source: { isOpen: $isNotificationsDrawerOpen, showsToday: drawerFilters.$showsToday },
  filter: ({ isOpen, showsToday }) => isOpen && showsToday,
  fn: (_, today) => today,
  target: $autoAdvancedDay,
})

/** The failure of another list is shown by the page that uses it. */
const listFailed = sample({
  clock: queryFailed,
  source: { isOpen: $isNotificationsDrawerOpen, filter: drawerFilters.$applied },
  filter: ({ isOpen, filter }, key) => isOpen && isListOf(filter, key),
})
showToastOn(listFailed, () => ({ tone: 'danger', text: { key: 'notificationsFailed' } }))

const isHiddenBy = (filter: NotificationFilter, notification: Notification): boolean =>
  notification.isVisible && !matchesFilter(notification, filter)
