import type { Notification } from '@/entities/notification'

/**
 * Returns at most `count` notifications of a list that is sorted by start, beginning with the last appointment that has
 * started: a full day must not show its morning in the afternoon.
 */
export function currentNotifications(list: readonly Notification[], now: number, count: number): Notification[] {
  const begun = list.findLastIndex(({ startsAt }) => startsAt !== null && startsAt.getTime() <= now)
  const first = Math.max(0, Math.min(begun, list.length - count))
  return list.slice(first, first + count)
}
