import type { QueryClient } from '@tanstack/react-query'
import { getListRemindersQueryKey, type ReminderListResponse } from '@/shared/api'
import type { Reminder } from '../model/reminder'
import { parseReminders } from '../model/reminders-view'

export const cachedReminderList = (client: QueryClient): ReminderListResponse | undefined =>
  client.getQueryData<ReminderListResponse>(getListRemindersQueryKey())

/** Null until the list is loaded. */
export function cachedReminders(client: QueryClient): readonly Reminder[] | null {
  const response = cachedReminderList(client)
  return response ? parseReminders(response).list : null
}
