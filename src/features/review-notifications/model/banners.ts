import { createEvent, createStore, sample } from 'effector'
import { debounce } from 'patronum'
import { bulkBegan, bulkEnded, changeFailed, changeRequested, type NotificationChange } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import { localDay } from '@/shared/lib/date-time'
import { type BannerBoard, bannersOf, EMPTY_BOARD, type Banner, withNews, withoutBanners } from '../lib/banner-state'
import { newsGathered } from './notification-events'
import { drawerFilters } from './notification-filters'
import { drawerRequested, entrySought } from './notifications-drawer'

/** A change of the language, or of what stands above the page, must not say it once more. */
const SAID_BY_THEN_MS = 4_000

type OwnChanges = ReadonlyMap<string, NotificationChange['to']>

// What happened
export const bannerOpened = createEvent<Banner>()
export const bannersDismissed = createEvent<readonly string[]>()
const boardChanged = createEvent<BannerBoard>()

// State
/** What the doctor did here, of which the platform will tell everybody, the doctor included. */
const $ownChanges = createStore<OwnChanges>(new Map(), { serialize: 'ignore' })
  .on(changeRequested, (own, { uuid, to }) => new Map(own).set(uuid, to))
  .on(changeFailed, (own, { uuid }) => without(own, [{ uuid }]))
  .on(
    bulkBegan,
    (own, { notifications, to }) => new Map([...own, ...notifications.map(({ uuid }) => [uuid, to] as const)]),
  )
  .on(bulkEnded, (own, { left }) => without(own, left))
  .reset(sessionEnded)

/** Names of patients, hence in memory only, and for as long as the session lasts. */
const $board = createStore<BannerBoard>(EMPTY_BOARD, { serialize: 'ignore' })
  .on(boardChanged, (_, board) => board)
  .on(bannersDismissed, withoutBanners)
  .on(bannerOpened, (board, { notification }) => withoutBanners(board, [notification.uuid]))
  .reset(sessionEnded)
export const $banners = $board.map(bannersOf)
export const $bannerCount = $banners.map(({ length }) => length)

/** What the last batch brought, to be said aloud. */
export const $latestBanners = createStore<readonly Banner[]>([], { serialize: 'ignore' }).reset(sessionEnded)

// Flow
const newsApplied = sample({
  clock: newsGathered,
  source: { board: $board, own: $ownChanges },
  fn: ({ board, own }, news) => ({ before: board.turn, board: withNews(board, news, own) }),
})
sample({ clock: newsApplied, fn: ({ board }) => board, target: boardChanged })
const bannersCame = sample({
  clock: newsApplied,
  filter: ({ before, board }) => board.turn > before,
  fn: ({ before, board }) => bannersOf(board).filter(({ turn }) => turn > before),
})
sample({ clock: bannersCame, target: $latestBanners })
sample({ clock: debounce(bannersCame, SAID_BY_THEN_MS), fn: () => [], target: $latestBanners })

/** To all that there is on that day, and there to the notification itself. */
sample({
  clock: bannerOpened,
  fn: ({ notification: { startsAt } }) => (startsAt ? localDay(startsAt) : null),
  target: drawerFilters.dayWanted,
})
sample({ clock: bannerOpened, fn: ({ notification }) => notification.uuid, target: entrySought })
sample({ clock: bannerOpened, fn: () => {}, target: drawerRequested })

function without(own: OwnChanges, refused: readonly { uuid: string }[]): OwnChanges {
  const others = new Map(own)
  for (const { uuid } of refused) others.delete(uuid)
  return others
}
