import type { Reminder } from './reminder'

/** What the doctor has done with a reminder on this device: never a text, only states and times in milliseconds. */
export interface ReminderLocalState {
  /** Set by hand, and what the platform said at that moment. */
  read?: { isRead: boolean; wasReadOnServer: boolean } | undefined
  isRemoved?: boolean | undefined
  /** Out of sight until then. */
  snoozedUntil?: number | undefined
  /** The moment of whose coming the doctor has been told. */
  notifiedAt?: number | undefined
  /** When the mark was last made, or its reminder last seen among those of the platform. */
  at: number
}

/** By `notes_uuid`. */
export type ReminderLocalStates = Readonly<Record<string, ReminderLocalState>>

/** A list holds the reminders of one clinic, so that a reminder which is not in it may well exist: only time tells. */
const EXPIRES_AFTER_MS = 60 * 24 * 3_600_000
/** Often enough to tell what still exists, seldom enough not to write with every list. */
const TOUCH_INTERVAL_MS = 24 * 3_600_000
const MAX_ENTRIES = 5_000

/** The platform's "read" wins over every mark that is older than it: one that was made while it still said "unread". */
export function isReadLocally({ isRead }: Reminder, mark: ReminderLocalState | undefined): boolean {
  if (!mark?.read || (isRead && !mark.read.wasReadOnServer)) return isRead
  return mark.read.isRead
}

const isSnoozed = (mark: ReminderLocalState | undefined, now: number): boolean => (mark?.snoozedUntil ?? 0) > now

/** The platform's list as the doctor has it on this device; what nobody has touched stays the very same object. */
export function applyLocalStates(list: readonly Reminder[], localStates: ReminderLocalStates, now: number): Reminder[] {
  return list.flatMap((reminder) => {
    const mark = localStates[reminder.uuid]
    if (mark?.isRemoved || isSnoozed(mark, now)) return []
    const isRead = isReadLocally(reminder, mark)
    return [isRead === reminder.isRead ? reminder : { ...reminder, isRead }]
  })
}

/** Those that come back by themselves. */
export const snoozedReminders = (
  list: readonly Reminder[],
  localStates: ReminderLocalStates,
  now: number,
): Reminder[] => list.filter(({ uuid }) => isSnoozed(localStates[uuid], now) && !localStates[uuid]?.isRemoved)

export function withLocalState(
  localStates: ReminderLocalStates,
  uuids: readonly string[],
  change: Omit<ReminderLocalState, 'at'>,
  at: number,
): ReminderLocalStates {
  return { ...localStates, ...Object.fromEntries(uuids.map((uuid) => [uuid, { ...localStates[uuid], ...change, at }])) }
}

/**
 * The marks without those of reminders that nobody has seen for long. The very same object where nothing has to be
 * written: that is nearly always.
 */
export function withoutExpired(
  localStates: ReminderLocalStates,
  listed: ReadonlySet<string>,
  now: number,
): ReminderLocalStates {
  const entries = Object.entries(localStates)
  const seenAgain = entries.filter(([uuid, { at }]) => listed.has(uuid) && now - at > TOUCH_INTERVAL_MS)
  const remaining = entries
    .filter(([uuid, { at }]) => listed.has(uuid) || now - at < EXPIRES_AFTER_MS)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_ENTRIES)
  if (seenAgain.length === 0 && remaining.length === entries.length) return localStates
  return Object.fromEntries(remaining.map(([uuid, mark]) => [uuid, listed.has(uuid) ? { ...mark, at: now } : mark]))
}
