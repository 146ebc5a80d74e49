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

interface ChangeContext {
  /** Null until it is loaded. */
  list: readonly Reminder[] | null
  now: number
}
/** Returns the same object when nothing has to be written. */
export type LocalStateChange = (localStates: ReminderLocalStates, context: ChangeContext) => ReminderLocalStates

/** A reminder missing from a list may belong to another clinic, so local states expire by age only. */
const LOCAL_STATE_TTL_MS = 60 * 24 * 3_600_000
/** Limits writes: `at` of a listed reminder is updated at most once in this interval. */
const TOUCH_INTERVAL_MS = 24 * 3_600_000
const MAX_ENTRIES = 5_000
/** Longer than the longest snooze, until Monday morning: a later end was set while the device clock was fast. */
const MAX_SNOOZE_MS = 8 * 24 * 3_600_000

/** The platform's "read" overrides a local value that was set while the platform had "unread". */
export function isReadLocally({ isRead }: Reminder, localState: ReminderLocalState | undefined): boolean {
  if (!localState?.read || (isRead && !localState.read.wasReadOnServer)) return isRead
  return localState.read.isRead
}

interface Notified {
  uuid: string
  at: number
}

export const isNotified = ({ uuid, at }: Notified, localStates: ReminderLocalStates): boolean =>
  (localStates[uuid]?.notifiedAt ?? Number.NEGATIVE_INFINITY) >= at

/** Changes that were made before the user was identified replace only the fields that they changed. */
export const withUnsaved = (stored: ReminderLocalStates, unsaved: ReminderLocalStates): ReminderLocalStates => ({
  ...stored,
  ...Object.fromEntries(Object.entries(unsaved).map(([uuid, state]) => [uuid, { ...stored[uuid], ...state }])),
})

// Changes
type ChangedFields = Omit<ReminderLocalState, 'at'>

const changeStates =
  (changes: readonly (readonly [uuid: string, ChangedFields])[]): LocalStateChange =>
  (localStates, { now }) => ({
    ...localStates,
    ...Object.fromEntries(changes.map(([uuid, fields]) => [uuid, { ...localStates[uuid], ...fields, at: now }])),
  })

export const changeState = (uuids: readonly string[], fields: ChangedFields): LocalStateChange =>
  changeStates(uuids.map((uuid) => [uuid, fields]))

export interface Snooze {
  uuid: string
  /** In milliseconds. */
  until: number
}

export const changeSnoozed = (snoozes: readonly Snooze[]): LocalStateChange =>
  changeStates(snoozes.map(({ uuid, until }) => [uuid, { snoozedUntil: until }]))

export const changeRead =
  (uuid: string, change: (isRead: boolean) => boolean): LocalStateChange =>
  (localStates, context) => {
    const reminder = context.list?.find((listed) => listed.uuid === uuid)
    if (!reminder) return localStates
    const read = { isRead: change(isReadLocally(reminder, localStates[uuid])), wasReadOnServer: reminder.isRead }
    return changeState([uuid], { read })(localStates, context)
  }

export const changeNotified =
  (due: readonly Notified[]): LocalStateChange =>
  (localStates, context) => {
    const fresh = due.filter((reminder) => !isNotified(reminder, localStates))
    if (fresh.length === 0) return localStates
    return changeStates(fresh.map(({ uuid, at }) => [uuid, { notifiedAt: at }]))(localStates, context)
  }

/** Such entries are kept first: the others only say that a toast was shown, and an import can add thousands of them. */
const isSetByUser = ({ read, isRemoved, snoozedUntil }: ReminderLocalState): boolean =>
  [read, isRemoved, snoozedUntil].some(Boolean)

const isSnoozeTooLong = ({ snoozedUntil = 0 }: ReminderLocalState, now: number): boolean =>
  snoozedUntil - now > MAX_SNOOZE_MS

/** Removes expired entries and those above the limit, and ends snoozes that are too long. */
export const removeExpired: LocalStateChange = (localStates, { list, now }) => {
  if (!list) return localStates
  const listed = new Set(list.map(({ uuid }) => uuid))
  const entries = Object.entries(localStates)
  const toChange = entries.filter(
    ([uuid, localState]) =>
      (listed.has(uuid) && now - localState.at > TOUCH_INTERVAL_MS) || isSnoozeTooLong(localState, now),
  )
  const remaining = entries
    .filter(([uuid, { at }]) => listed.has(uuid) || now - at < LOCAL_STATE_TTL_MS)
    .toSorted(([, a], [, b]) => Number(isSetByUser(b)) - Number(isSetByUser(a)) || b.at - a.at)
    .slice(0, MAX_ENTRIES)
  if (toChange.length === 0 && remaining.length === entries.length) return localStates
  return Object.fromEntries(
    remaining.map(([uuid, localState]) => [
      uuid,
      {
        ...localState,
        ...(listed.has(uuid) && { at: now }),
        ...(isSnoozeTooLong(localState, now) && { snoozedUntil: undefined }),
      },
    ]),
  )
}
