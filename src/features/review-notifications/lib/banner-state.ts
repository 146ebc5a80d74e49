import { type Notification, type NotificationChange, urgencyOf } from '@/entities/notification'

/** What the platform tells of a notification. */
export type NotificationNews =
  | { kind: 'created' | 'updated'; notification: Notification }
  | { kind: 'deleted'; uuid: string }

export interface Banner {
  kind: NotificationNews['kind']
  notification: Notification
  /** The later, the higher. */
  turn: number
}

/** What is known of a notification: gone for good, put away by the doctor, or on the board. */
type Entry = { state: 'gone' } | { state: 'dismissed'; urgency: number } | { state: 'shown'; banner: Banner }

export interface BannerBoard {
  entries: ReadonlyMap<string, Entry>
  turn: number
}

export const EMPTY_BOARD: BannerBoard = { entries: new Map(), turn: 0 }

/** Of so many one remembers that they are gone or were put away; the oldest are forgotten. */
const REMEMBERED = 5_000

type OwnChanges = ReadonlyMap<string, NotificationChange['to']>

/**
 * The board after a batch of news. What is said twice changes nothing, what comes late raises nobody from the dead, and
 * what the doctor has done in the drawer is no news to them.
 */
export function withNews(board: BannerBoard, news: readonly NotificationNews[], own: OwnChanges): BannerBoard {
  const entries = new Map(board.entries)
  let { turn } = board
  for (const one of news) {
    const uuid = one.kind === 'deleted' ? one.uuid : one.notification.uuid
    const before = entries.get(uuid)
    const after = entryAfter(before, one, own.get(uuid), turn + 1)
    if (after === before || after === undefined) continue
    if (after.state === 'shown') turn = after.banner.turn
    // Anew, so that the oldest stand first.
    entries.delete(uuid)
    entries.set(uuid, after)
  }
  return { entries: forgetOldest(entries), turn }
}

function entryAfter(
  before: Entry | undefined,
  news: NotificationNews,
  own: NotificationChange['to'] | undefined,
  turn: number,
): Entry | undefined {
  if (before?.state === 'gone' || (before?.state === 'shown' && before.banner.kind === 'deleted')) return before
  if (news.kind === 'deleted') {
    // Whoever has read of it must learn that it no longer holds; to everybody else it never existed.
    const isNews = before?.state === 'shown' && own !== 'removed'
    return isNews
      ? { state: 'shown', banner: { kind: 'deleted', notification: before.banner.notification, turn } }
      : { state: 'gone' }
  }
  const { kind, notification } = news
  const urgency = urgencyOf(notification)
  if (!notification.isVisible) return before && { state: 'dismissed', urgency }
  if (before === undefined)
    return own === 'shown' ? undefined : { state: 'shown', banner: { kind, notification, turn } }
  if (kind === 'created') return before
  if (before.state === 'dismissed') {
    return urgency > before.urgency ? { state: 'shown', banner: { kind, notification, turn } } : before
  }
  return isSame(before.banner.notification, notification)
    ? before
    : { state: 'shown', banner: { kind, notification, turn } }
}

/** Put away: it comes back only when it becomes more urgent. */
export function withoutBanners({ entries, turn }: BannerBoard, uuids: readonly string[]): BannerBoard {
  const left = new Map(entries)
  for (const uuid of uuids) {
    const entry = left.get(uuid)
    if (entry?.state === 'shown') left.set(uuid, dismissed(entry.banner))
  }
  return { entries: left, turn }
}

const dismissed = ({ kind, notification }: Banner): Entry =>
  kind === 'deleted' ? { state: 'gone' } : { state: 'dismissed', urgency: urgencyOf(notification) }

/** The most urgent first, of those the latest. */
export function bannersOf({ entries }: BannerBoard): readonly Banner[] {
  const banners: Banner[] = []
  for (const entry of entries.values()) if (entry.state === 'shown') banners.push(entry.banner)
  return banners.sort(
    (one, other) => urgencyOf(other.notification) - urgencyOf(one.notification) || other.turn - one.turn,
  )
}

function forgetOldest(entries: Map<string, Entry>): Map<string, Entry> {
  let surplus = entries.size - REMEMBERED
  if (surplus <= 0) return entries
  for (const [uuid, { state }] of entries) {
    if (surplus <= 0) break
    if (state === 'shown') continue
    entries.delete(uuid)
    surplus -= 1
  }
  return entries
}

const isSame = (one: Notification, other: Notification): boolean => JSON.stringify(one) === JSON.stringify(other)
