import { type Notification, type NotificationChange, urgencyOf } from '@/entities/notification'

/** What the platform tells of a notification. */
export type NotificationEvent =
  | { kind: 'created' | 'updated'; notification: Notification }
  | { kind: 'deleted'; uuid: string }

export interface Banner {
  kind: NotificationEvent['kind']
  notification: Notification
  /** The later, the higher. */
  revision: number
}

/** What is known of a notification: gone for good, put away by the doctor, or on the board. */
type Entry = { state: 'gone' } | { state: 'dismissed'; urgency: number } | { state: 'shown'; banner: Banner }

export interface BannerState {
  entries: ReadonlyMap<string, Entry>
  revision: number
}

export const EMPTY_BANNER_STATE: BannerState = { entries: new Map(), revision: 0 }

/** Of so many one remembers that they are gone or were put away; the oldest are forgotten. */
const MAX_TRACKED_ENTRIES = 5_000

type OwnChanges = ReadonlyMap<string, NotificationChange['to']>

/**
 * The board after a batch of news. What is said twice changes nothing, what comes late raises nobody from the dead, and
 * what the doctor has done in the drawer is no news to them.
 */
export function applyEvents(board: BannerState, events: readonly NotificationEvent[], own: OwnChanges): BannerState {
  const entries = new Map(board.entries)
  let { revision } = board
  for (const a of events) {
    const uuid = a.kind === 'deleted' ? a.uuid : a.notification.uuid
    const before = entries.get(uuid)
    const after = nextEntry(before, a, own.get(uuid), revision + 1)
    if (after === before || after === undefined) continue
    if (after.state === 'shown') revision = after.banner.revision
    // Anew, so that the oldest stand first.
    entries.delete(uuid)
    entries.set(uuid, after)
  }
  return { entries: forgetOldest(entries), revision }
}

function nextEntry(
  before: Entry | undefined,
  events: NotificationEvent,
  own: NotificationChange['to'] | undefined,
  revision: number,
): Entry | undefined {
  if (before?.state === 'gone' || (before?.state === 'shown' && before.banner.kind === 'deleted')) return before
  if (events.kind === 'deleted') {
    // Whoever has read of it must learn that it no longer holds; to everybody else it never existed.
    const isNew = before?.state === 'shown' && own !== 'removed'
    return isNew
      ? { state: 'shown', banner: { kind: 'deleted', notification: before.banner.notification, revision } }
      : { state: 'gone' }
  }
  const { kind, notification } = events
  const urgency = urgencyOf(notification)
  if (!notification.isVisible) return before && { state: 'dismissed', urgency }
  if (before === undefined)
    return own === 'shown' ? undefined : { state: 'shown', banner: { kind, notification, revision } }
  if (kind === 'created') return before
  if (before.state === 'dismissed') {
    return urgency > before.urgency ? { state: 'shown', banner: { kind, notification, revision } } : before
  }
  return isSame(before.banner.notification, notification)
    ? before
    : { state: 'shown', banner: { kind, notification, revision } }
}

/** Put away: it comes back only when it becomes more urgent. */
export function withoutBanners({ entries, revision }: BannerState, uuids: readonly string[]): BannerState {
  const left = new Map(entries)
  for (const uuid of uuids) {
    const entry = left.get(uuid)
    if (entry?.state === 'shown') left.set(uuid, dismissed(entry.banner))
  }
  return { entries: left, revision }
}

const dismissed = ({ kind, notification }: Banner): Entry =>
  kind === 'deleted' ? { state: 'gone' } : { state: 'dismissed', urgency: urgencyOf(notification) }

/** The most urgent first, of those the latest. */
export function bannersOf({ entries }: BannerState): readonly Banner[] {
  const banners: Banner[] = []
  for (const entry of entries.values()) if (entry.state === 'shown') banners.push(entry.banner)
  return banners.sort((a, b) => urgencyOf(b.notification) - urgencyOf(a.notification) || b.revision - a.revision)
}

function forgetOldest(entries: Map<string, Entry>): Map<string, Entry> {
  let surplus = entries.size - MAX_TRACKED_ENTRIES
  if (surplus <= 0) return entries
  for (const [uuid, { state }] of entries) {
    if (surplus <= 0) break
    if (state === 'shown') continue
    entries.delete(uuid)
    surplus -= 1
  }
  return entries
}

const isSame = (a: Notification, b: Notification): boolean => JSON.stringify(a) === JSON.stringify(b)
