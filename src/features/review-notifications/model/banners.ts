import { createEvent, merge, sample } from 'effector'
import { $ownChanges, changesSucceeded } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import { clinicDay } from '@/shared/lib/date-time'
import { createAnnouncementStore } from '@/shared/lib/effector'
import { applyEvents, bannersOf, limitBanners, withoutBanners } from './banner-reducer'
import { $bannerState, type Banner } from './banner-store'
import { notificationEventsBatched } from './notification-events'
import { drawerFilters, entryFocusRequested } from './drawer-list'
import { notificationOpenRequested, notificationsDrawerRequested } from './notifications-drawer'

// Events
export const bannerOpened = createEvent<Banner>()
export const bannersDismissed = createEvent<readonly string[]>()
export const allBannersDismissed = createEvent()

// Stores
export const $banners = $bannerState.map(bannersOf)

// Connections
const notificationOpened = merge([bannerOpened.map(({ notification }) => notification), notificationOpenRequested])
const eventsApplied = sample({
  clock: notificationEventsBatched,
  source: { state: $bannerState, own: $ownChanges },
  fn: ({ state, own }, events) => ({ before: state.revision, state: applyEvents(state, events, own) }),
})
$bannerState
  .on(eventsApplied, (_, { state }) => limitBanners(state))
  .on(bannersDismissed, withoutBanners)
  .on(allBannersDismissed, (state) => withoutBanners(state, [...state.entries.keys()]))
  .on(notificationOpened, (state, { uuid }) => withoutBanners(state, [uuid]))
/** Dismisses the banners of what this user has hidden or removed: the platform may send no event for these changes. */
sample({
  clock: changesSucceeded.filterMap(({ uuids, to }) => (to === 'shown' ? undefined : uuids)),
  target: bannersDismissed,
})
export const bannersAdded = sample({
  clock: eventsApplied,
  filter: ({ before, state }) => state.revision > before,
  fn: ({ before, state }) => bannersOf(state).filter(({ revision }) => revision > before),
})
export const $latestBanners = createAnnouncementStore(bannersAdded, { initial: [], reset: sessionEnded })

sample({
  clock: notificationOpened,
  fn: ({ startsAt }) => (startsAt ? clinicDay(startsAt) : null),
  target: drawerFilters.dayRequested,
})
sample({ clock: notificationOpened, fn: ({ uuid }) => uuid, target: entryFocusRequested })
sample({ clock: bannerOpened, target: notificationsDrawerRequested })
