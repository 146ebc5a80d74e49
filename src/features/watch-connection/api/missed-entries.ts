import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { attach } from 'effector'
import { notificationListsKey } from '@/entities/notification'
import {
  type AppointmentNotificationListResponse,
  getListRemindersQueryKey,
  type ReminderListResponse,
} from '@/shared/api'
import { $queryClient, invalidateQueries } from '@/shared/query'

export interface MissedCounts {
  reminders: number
  notifications: number
}

/** Events sent while the live connection was down are lost: refetch the lists and count the new entries. */
export const fetchMissedEntriesFx = attach({
  source: $queryClient,
  effect: async (client): Promise<MissedCounts> => {
    const [reminders, notifications] = await Promise.all([
      countNewEntries<ReminderListResponse>(client, getListRemindersQueryKey(), ({ notes }) =>
        notes.flatMap(({ notes_uuid }) => notes_uuid || []),
      ),
      countNewEntries<AppointmentNotificationListResponse>(client, notificationListsKey(), ({ notifications: list }) =>
        list.map(({ uuid }) => uuid),
      ),
    ])
    return { reminders, notifications }
  },
})

async function countNewEntries<List>(
  client: QueryClient,
  queryKey: QueryKey,
  idsOf: (list: List) => string[],
): Promise<number> {
  const before = client.getQueriesData<List>({ queryKey, type: 'active' })
  await invalidateQueries(client, queryKey)
  const fresh = before.flatMap(([key, list]) => {
    const now = client.getQueryData<List>(key)
    const known = new Set(list && idsOf(list))
    return list && now ? idsOf(now).filter((id) => !known.has(id)) : []
  })
  return new Set(fresh).size
}
