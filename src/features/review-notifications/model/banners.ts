import { createEvent, createStore, sample } from 'effector'
import { debounce } from 'patronum'
import {
  bulkStarted,
  bulkFinished,
  changeFailed,
  changeRequested,
  type NotificationChange,
} from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import { localDay } from '@/shared/lib/date-time'
import {
  type BannerState,
  bannersOf,
  EMPTY_BANNER_STATE,
  type Banner,
  applyEvents,
  withoutBanners,
} from '../lib/banner-state'
import { notificationEventsBatched } from './notification-events'
import { drawerFilters } from './notification-filters'
import { drawerRequested, entryFocusRequested } from './notifications-drawer'

/** A change of the language, or of what stands above the page, must not say it once more. */
const ANNOUNCEMENT_TTL_MS = 4_000

type OwnChanges = ReadonlyMap<string, NotificationChange['to']>

// Events
export const bannerOpened = createEvent<Banner>()
export const bannersDismissed = createEvent<readonly string[]>()
const bannerStateChanged = createEvent<BannerState>()

// State
/** What the doctor did here, of which the platform will tell everybody, the doctor included. */
const $ownChanges = createStore<OwnChanges>(new Map(), { serialize: 'ignore' })
  .on(changeRequested, (own, { uuid, to }) => new Map(own).set(uuid, to))
  .on(changeFailed, (own, { uuid }) => without(own, [{ uuid }]))
  .on(
    bulkStarted,
    (own, { notifications, to }) => new Map([...own, ...notifications.map(({ uuid }) => [uuid, to] as const)]),
  )
  .on(bulkFinished, (own, { remaining }) => without(own, remaining))
  .reset(sessionEnded)

/** Names of patients, hence in memory only, and for as long as the session lasts. */
const $bannerState = createStore<BannerState>(EMPTY_BANNER_STATE, { serialize: 'ignore' })
  .on(bannerStateChanged, (_, board) => board)
  .on(bannersDismissed, withoutBanners)
  .on(bannerOpened, (board, { notification }) => withoutBanners(board, [notification.uuid]))
  .reset(sessionEnded)
export const $banners = $bannerState.map(bannersOf)
export const $bannerCount = $banners.map(({ length }) => length)

/** What the last batch brought, to be said aloud. */
export const $latestBanners = createStore<readonly Banner[]>([], { serialize: 'ignore' }).reset(sessionEnded)

// Connections
const eventsApplied = sample({
  clock: notificationEventsBatched,
  source: { board: $bannerState, own: $ownChanges },
  fn: ({ board, own }, events) => ({ before: board.revision, board: applyEvents(board, events, own) }),
})
sample({ clock: eventsApplied, fn: ({ board }) => board, target: bannerStateChanged })
const bannersAdded = sample({
  clock: eventsApplied,
  filter: ({ before, board }) => board.revision > before,
  fn: ({ before, board }) => bannersOf(board).filter(({ revision }) => revision > before),
})
sample({ clock: bannersAdded, target: $latestBanners })
sample({ clock: debounce(bannersAdded, ANNOUNCEMENT_TTL_MS), fn: () => [], target: $latestBanners })

/** To all that there is on that day, and there to the notification itself. */
sample({
  clock: bannerOpened,
  fn: ({ notification: { startsAt } }) => (startsAt ? localDay(startsAt) : null),
  target: drawerFilters.dayRequested,
})
sample({ clock: bannerOpened, fn: ({ notification }) => notification.uuid, target: entryFocusRequested })
sample({ clock: bannerOpened, fn: () => {}, target: drawerRequested })

function without(own: OwnChanges, rejected: readonly { uuid: string }[]): OwnChanges {
  const others = new Map(own)
  for (const { uuid } of rejected) others.delete(uuid)
  return others
}
