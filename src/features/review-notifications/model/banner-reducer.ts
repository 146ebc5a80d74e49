import { type ChangedState, type ChangesByUuid, type Notification, urgencyOf } from '@/entities/notification'
import type { Banner, BannerEntry, BannerState } from './banner-store'
import type { NotificationEvent } from './notification-events'

/** Limit of the entries that are neither shown nor counted; the oldest are dropped. */
const MAX_TRACKED_ENTRIES = 5_000
/** Limit of the banners with content, which a user may leave open for days. */
const MAX_BANNERS = 100

/**
 * Applies a batch of events. Duplicates change nothing, late events do not bring back a deleted banner, and the user's
 * own changes make no banner.
 */
export function applyEvents(state: BannerState, events: readonly NotificationEvent[], own: ChangesByUuid): BannerState {
  const entries = new Map(state.entries)
  let { revision } = state
  for (const event of events) {
    const uuid = event.kind === 'deleted' ? event.uuid : event.notification.uuid
    const before = entries.get(uuid)
    const after = nextEntry(before, event, own.get(uuid), revision + 1)
    if (after === before) continue
    if (after?.state === 'shown') revision = after.banner.revision
    // Reinserted at the end, so that the map starts with the oldest entry.
    entries.delete(uuid)
    if (after) entries.set(uuid, after)
  }
  return { entries: dropOldest(entries), revision }
}

function nextEntry(
  before: BannerEntry | undefined,
  event: NotificationEvent,
  own: ChangedState | undefined,
  revision: number,
): BannerEntry | undefined {
  if (before?.state === 'removed' || (before?.state === 'shown' && before.banner.kind === 'deleted')) return before
  if (event.kind === 'deleted') {
    // A user who saw the banner must see that it is obsolete; otherwise the deletion is not shown.
    const isShown = before?.state === 'shown' && own !== 'removed'
    return isShown
      ? { state: 'shown', banner: { kind: 'deleted', notification: before.banner.notification, revision } }
      : { state: 'removed' }
  }
  const { kind, notification } = event
  const urgency = urgencyOf(notification)
  if (!notification.isVisible) {
    // Only what this user has dismissed is remembered: after another user has hidden it, it is new when it is shown again.
    const isDismissed = before?.state === 'dismissed' || own === 'hidden' || own === 'removed'
    return before && isDismissed ? { state: 'dismissed', urgency } : undefined
  }
  const shown: BannerEntry = { state: 'shown', banner: { kind, notification, revision } }
  if (before === undefined) return own === 'shown' ? { state: 'own', notification } : shown
  if (kind === 'created') return before
  if (before.state === 'dismissed' || before.state === 'counted') return urgency > before.urgency ? shown : before
  const known = before.state === 'own' ? before.notification : before.banner.notification
  return isSame(known, notification) ? before : shown
}

/** The most urgent first, then the latest; `limitBanners` keeps the first ones. */
export function bannersOf({ entries }: BannerState): readonly Banner[] {
  const banners: Banner[] = []
  for (const entry of entries.values()) if (entry.state === 'shown') banners.push(entry.banner)
  return banners.sort((a, b) => urgencyOf(b.notification) - urgencyOf(a.notification) || b.revision - a.revision)
}

/** Drops the content of all banners but the first ones, in the order of `bannersOf`. */
export function limitBanners(state: BannerState): BannerState {
  const surplus = bannersOf(state).slice(MAX_BANNERS)
  const entries = new Map(state.entries)
  for (const { notification } of surplus) {
    entries.set(notification.uuid, { state: 'counted', urgency: urgencyOf(notification) })
  }
  return { ...state, entries }
}

/** A dismissed banner comes back only when it becomes more urgent. */
export function withoutBanners({ entries, revision }: BannerState, uuids: readonly string[]): BannerState {
  const remaining = new Map(entries)
  for (const uuid of uuids) {
    const entry = remaining.get(uuid)
    if (entry?.state === 'shown') remaining.set(uuid, dismissed(entry.banner))
    if (entry?.state === 'counted') remaining.set(uuid, { ...entry, state: 'dismissed' })
  }
  return { entries: remaining, revision }
}

const dismissed = ({ kind, notification }: Banner): BannerEntry =>
  kind === 'deleted' ? { state: 'removed' } : { state: 'dismissed', urgency: urgencyOf(notification) }

function dropOldest(entries: Map<string, BannerEntry>): Map<string, BannerEntry> {
  const tracked = [...entries].filter(([, { state }]) => state !== 'shown' && state !== 'counted')
  for (const [uuid] of tracked.slice(0, -MAX_TRACKED_ENTRIES)) entries.delete(uuid)
  return entries
}

const isSame = (a: Notification, b: Notification): boolean => JSON.stringify(a) === JSON.stringify(b)
