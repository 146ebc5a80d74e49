import type { QueryClient } from '@tanstack/react-query'
import { getListRemindersQueryKey } from '@/shared/api'
import type { Reminder } from '../model/reminder'
import { type CachedReminderList, parseReminders } from '../model/reminders-view'

export const cachedReminderList = (client: QueryClient): CachedReminderList | undefined =>
  client.getQueryData<CachedReminderList>(getListRemindersQueryKey())

/** Null until the list is loaded. */
export function cachedReminders(client: QueryClient): readonly Reminder[] | null {
  const response = cachedReminderList(client)
  return response ? parseReminders(response).list : null
}
