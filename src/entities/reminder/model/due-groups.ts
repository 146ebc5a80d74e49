import { fromClinicClock, toClinicClock } from '@/shared/lib/date-time'
import type { Reminder } from './reminder'

const DUE_GROUPS = ['overdue', 'today', 'later'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

/** Reminders without a time are `later`. Times in milliseconds. */
export function dueGroupOf({ remindAt }: Pick<Reminder, 'remindAt'>, now: number, tomorrow: number): DueGroup {
  if (!remindAt || remindAt.getTime() >= tomorrow) return 'later'
  return remindAt.getTime() <= now ? 'overdue' : 'today'
}

/** The next midnight at the clinic; days with a DST change have 23 or 25 hours. */
export function nextMidnight(now: number): number {
  const clock = toClinicClock(new Date(now))
  return fromClinicClock(clock.setUTCHours(24, 0, 0, 0)).getTime()
}

export function groupByDue(
  reminders: readonly Reminder[],
  now: number,
): { group: DueGroup; reminders: readonly Reminder[] }[] {
  const tomorrow = nextMidnight(now)
  const groups = Object.groupBy(reminders, (reminder) => dueGroupOf(reminder, now, tomorrow))
  return DUE_GROUPS.flatMap((group) => (groups[group] ? [{ group, reminders: groups[group] }] : []))
}
