import type { Reminder } from './reminder'

/** Contains no texts, only states and times in milliseconds. */
export interface ReminderLocalState {
  /** Set by the user, with the platform's value at that time. */
  read?: { isRead: boolean; wasReadOnServer: boolean } | undefined
  isRemoved?: boolean | undefined
  snoozedUntil?: number | undefined
  /** Time of the reminder for which a toast was shown. */
  notifiedAt?: number | undefined
  /** Last change, or last time the reminder was found in a list. */
  at: number
}

/** By `notes_uuid`. */
export type ReminderLocalStates = Readonly<Record<string, ReminderLocalState>>

/** A reminder missing from a list may belong to another clinic, so local states expire by age only. */
const EXPIRES_AFTER_MS = 60 * 24 * 3_600_000
/** Limits writes: `at` of a listed reminder is updated at most once in this interval. */
const TOUCH_INTERVAL_MS = 24 * 3_600_000
const MAX_ENTRIES = 5_000

/** The platform's "read" overrides a local value that was set while the platform had "unread". */
export function isReadLocally({ isRead }: Reminder, localState: ReminderLocalState | undefined): boolean {
  if (!localState?.read || (isRead && !localState.read.wasReadOnServer)) return isRead
  return localState.read.isRead
}

const isSnoozed = (localState: ReminderLocalState | undefined, now: number): boolean =>
  (localState?.snoozedUntil ?? 0) > now

/** Unchanged reminders keep their identity. */
export function applyLocalStates(list: readonly Reminder[], localStates: ReminderLocalStates, now: number): Reminder[] {
  return list.flatMap((reminder) => {
    const localState = localStates[reminder.uuid]
    if (localState?.isRemoved || isSnoozed(localState, now)) return []
    const isRead = isReadLocally(reminder, localState)
    return [isRead === reminder.isRead ? reminder : { ...reminder, isRead }]
  })
}

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

/** Returns the same object when nothing has to be written. */
export function withoutExpired(
  localStates: ReminderLocalStates,
  listed: ReadonlySet<string>,
  now: number,
): ReminderLocalStates {
  const entries = Object.entries(localStates)
  const toTouch = entries.filter(([uuid, { at }]) => listed.has(uuid) && now - at > TOUCH_INTERVAL_MS)
  const remaining = entries
    .filter(([uuid, { at }]) => listed.has(uuid) || now - at < EXPIRES_AFTER_MS)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_ENTRIES)
  if (toTouch.length === 0 && remaining.length === entries.length) return localStates
  return Object.fromEntries(
    remaining.map(([uuid, localState]) => [uuid, listed.has(uuid) ? { ...localState, at: now } : localState]),
  )
}
