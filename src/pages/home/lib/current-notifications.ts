import type { Notification } from '@/entities/notification'

/**
 * At most `count` notifications, of a list sorted by start: from the last appointment that has begun on, so that a full day
 * does not show its morning in the afternoon.
 */
export function currentNotifications(list: readonly Notification[], now: number, count: number): Notification[] {
  const begun = list.findLastIndex(({ startsAt }) => startsAt !== null && startsAt.getTime() <= now)
  const first = Math.max(0, Math.min(begun, list.length - count))
  return list.slice(first, first + count)
}
