import type { Notification } from '@/entities/notification'
import type { Reminder } from '@/entities/reminder'
import { clinicDay } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'

type Entry =
  | { kind: 'reminder'; at: Date | null; reminder: Reminder }
  | { kind: 'notification'; at: Date | null; notification: Notification }

export type TimelineEntry = Entry & { key: string }

export interface TimelineRow {
  key: string
  /** Shown above the first row of a day; its day is null above the entries without a time. */
  heading: { day: Day | null } | null
  /** Null only for today, if it has no entries. */
  entry: TimelineEntry | null
}

export const TIMELINE_FILTERS = ['all', 'unread', 'read', 'notifications'] as const
export type TimelineFilter = (typeof TIMELINE_FILTERS)[number]

/** Latest first; entries without a time last. */
export const toEntries = (reminders: readonly Reminder[], notifications: readonly Notification[]): TimelineEntry[] =>
  [
    ...reminders.map(
      (reminder): TimelineEntry => ({
        key: reminderKey(reminder),
        kind: 'reminder',
        at: reminder.remindAt,
        reminder,
      }),
    ),
    ...notifications.map(
      (notification): TimelineEntry => ({
        key: `notification ${notification.uuid}`,
        kind: 'notification',
        at: notification.startsAt,
        notification,
      }),
    ),
  ].sort((a, b) => timeOf(b) - timeOf(a) || 0)

export const reminderKey = ({ uuid }: Pick<Reminder, 'uuid'>): string => `reminder ${uuid}`

const timeOf = ({ at }: TimelineEntry): number => at?.getTime() ?? Number.NEGATIVE_INFINITY

export const textOf = (entry: TimelineEntry): string =>
  entry.kind === 'notification' ? entry.notification.message : entry.reminder.note

export function isShown(entry: TimelineEntry, filter: TimelineFilter): boolean {
  if (filter === 'all') return true
  if (entry.kind === 'notification') return filter === 'notifications'
  return filter === (entry.reminder.isRead ? 'read' : 'unread')
}

/** Marks today also if it has no entries, to separate later entries from earlier ones. */
export function toRows(entries: readonly TimelineEntry[], today: Day): TimelineRow[] {
  if (entries.length === 0) return []
  const rows = entries.map((entry, index): TimelineRow => {
    const day = dayOf(entry)
    const previous = entries[index - 1]
    return { key: entry.key, heading: previous && dayOf(previous) === day ? null : { day }, entry }
  })
  const days = entries.map(dayOf)
  if (days.includes(today)) return rows
  const firstEarlier = days.findIndex((day) => day === null || day < today)
  return rows.toSpliced(firstEarlier < 0 ? rows.length : firstEarlier, 0, {
    key: today,
    heading: { day: today },
    entry: null,
  })
}

const dayOf = ({ at }: TimelineEntry): Day | null => at && clinicDay(at)
