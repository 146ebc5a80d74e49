import type { QueryClient } from '@tanstack/react-query'
import { getListRemindersQueryKey } from '@/shared/api'
import type { Reminder } from '../model/reminder'
import { type CachedReminderList, parseReminders } from '../model/reminders-view'

export const cachedReminderList = (client: QueryClient): CachedReminderList | undefined =>
  client.getQueryData<CachedReminderList>(getListRemindersQueryKey())

/** Null until a list is loaded that can be read. */
export function cachedReminders(client: QueryClient): readonly Reminder[] | null {
  const response = cachedReminderList(client)
  if (!response) return null
  const { list, isUnreadable } = parseReminders(response)
  return isUnreadable ? null : list
}
