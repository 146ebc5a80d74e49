import type { Reminder } from './reminder'

const DUE_GROUPS = ['overdue', 'today', 'later'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

/** Past, still to come on this local day, or after it; without a time there is no hurry. */
export function dueGroupOf({ remindAt }: Pick<Reminder, 'remindAt'>, now: number, tomorrow: number): DueGroup {
  if (!remindAt || remindAt.getTime() >= tomorrow) return 'later'
  return remindAt.getTime() <= now ? 'overdue' : 'today'
}

/** The next local midnight, also where a day has 23 or 25 hours. */
export function nextMidnight(now: number): number {
  const date = new Date(now)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime()
}

/** The groups that have something in them, in the order of their time; inside of each the order stays. */
export function groupByDue(
  reminders: readonly Reminder[],
  now: number,
): { group: DueGroup; reminders: readonly Reminder[] }[] {
  const tomorrow = nextMidnight(now)
  const groups = Object.groupBy(reminders, (reminder) => dueGroupOf(reminder, now, tomorrow))
  return DUE_GROUPS.flatMap((group) => (groups[group] ? [{ group, reminders: groups[group] }] : []))
}
