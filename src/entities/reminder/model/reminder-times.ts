import { fromClinicClock, toClinicClock } from '@/shared/lib/date-time'
import type { Reminder } from './reminder'

const DUE_GROUPS = ['overdue', 'today', 'later', 'past'] as const
type DueGroup = (typeof DUE_GROUPS)[number]

type DueState = Pick<Reminder, 'remindAt' | 'isRead'>

/** True if the time of the reminder has passed and it is unread. */
export const isOverdue = (reminder: DueState, now: number): boolean => dueGroupOf(reminder, now, now) === 'overdue'

/** Reminders without a time are `later`. Times in milliseconds. */
export function dueGroupOf({ remindAt, isRead }: DueState, now: number, tomorrow: number): DueGroup {
  const time = remindAt?.getTime() ?? Number.POSITIVE_INFINITY
  if (time <= now) return isRead ? 'past' : 'overdue'
  return time < tomorrow ? 'today' : 'later'
}

/** The next midnight at the clinic; days with a DST change have 23 or 25 hours. */
export function nextMidnight(now: number): number {
  const clock = toClinicClock(new Date(now))
  return fromClinicClock(clock.setUTCHours(24, 0, 0, 0)).getTime()
}

/** By uuid. */
export type DueGroups = ReadonlyMap<string, DueGroup>

/** Changes of the group that do not move a row of an open list. */
const KEEPS_GROUP: readonly [shown: DueGroup, now: DueGroup][] = [
  // Read after its time.
  ['overdue', 'past'],
  // Read before its time, which has come.
  ['today', 'past'],
  // Past when the list was opened or it arrived, and marked as unread.
  ['past', 'overdue'],
]

/** Updates the groups of an open list. All other changes move a row, such as one of today that becomes overdue. */
export function nextDueGroups(shown: DueGroups, reminders: readonly Reminder[], now: number): DueGroups {
  const tomorrow = nextMidnight(now)
  const changed = reminders.flatMap((reminder): [string, DueGroup][] => {
    const before = shown.get(reminder.uuid)
    const group = dueGroupOf(reminder, now, tomorrow)
    const isKept = KEEPS_GROUP.some(([from, to]) => from === before && to === group)
    return isKept || group === before ? [] : [[reminder.uuid, group]]
  })
  return changed.length === 0 ? shown : new Map([...shown, ...changed])
}

export interface DueReminders {
  group: DueGroup
  reminders: readonly Reminder[]
  /** In `overdue` only unread reminders are counted, so it may be 0. */
  count: number
}

export function groupByDue(reminders: readonly Reminder[], dueGroups: DueGroups): DueReminders[] {
  const groups = Map.groupBy(reminders, ({ uuid }) => dueGroups.get(uuid))
  return DUE_GROUPS.flatMap((group) => {
    const due = groups.get(group) ?? []
    const counted = group === 'overdue' ? due.filter(({ isRead }) => !isRead) : due
    return due.length > 0 ? [{ group, reminders: due, count: counted.length }] : []
  })
}

const HOUR_MS = 3_600_000
const EVENING_HOUR = 18
const MORNING_HOUR = 9
const MONDAY = 1

type SnoozeId = 'hour' | 'evening' | 'tomorrow' | 'monday'

interface SnoozeOption {
  id: SnoozeId
  /** In milliseconds, at a full minute. */
  until: number
}

/** Times on the clock of the clinic, correct across DST changes. Monday is left out if it is tomorrow. */
export function snoozeOptions(minute: number): SnoozeOption[] {
  const clock = toClinicClock(new Date(minute))
  const at = (days: number, hour: number) =>
    fromClinicClock(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate() + days, hour)).getTime()
  const hour = minute + HOUR_MS
  const evening = at(0, EVENING_HOUR)
  const daysToMonday = (MONDAY - clock.getUTCDay() + 7) % 7 || 7
  return [
    { id: 'hour', until: hour },
    ...(evening > hour ? [{ id: 'evening' as const, until: evening }] : []),
    { id: 'tomorrow', until: at(1, MORNING_HOUR) },
    ...(daysToMonday > 1 ? [{ id: 'monday' as const, until: at(daysToMonday, MORNING_HOUR) }] : []),
  ]
}
