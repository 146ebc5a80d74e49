import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { attach, sample } from 'effector'
import {
  type AppointmentNotificationListResponse,
  getListAppointmentNotificationsQueryKey,
  getListRemindersQueryKey,
  type ReminderListResponse,
} from '@/shared/api'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { $queryClient } from '@/shared/query'
import { liveReconnected } from '@/shared/realtime'

interface MissedCounts {
  reminders: number
  notifications: number
}

/** Events sent while the live connection was down are lost: refetch the lists and count the new entries. */
const catchUpFx = attach({
  source: $queryClient,
  effect: async (client): Promise<MissedCounts> => {
    const [reminders, notifications] = await Promise.all([
      countNewEntries<ReminderListResponse>(client, getListRemindersQueryKey(), ({ notes }) =>
        notes.flatMap(({ notes_uuid }) => notes_uuid || []),
      ),
      // The key without its filter matches every filter.
      countNewEntries<AppointmentNotificationListResponse>(
        client,
        getListAppointmentNotificationsQueryKey().slice(0, 2),
        ({ notifications: list }) => list.map(({ uuid }) => uuid),
      ),
    ])
    return { reminders, notifications }
  },
})

sample({ clock: liveReconnected, target: catchUpFx })
sample({
  clock: catchUpFx.doneData.map(toMessage).filterMap((message) => message ?? undefined),
  target: toastRequested,
})

function toMessage({ reminders, notifications }: MissedCounts): ToastContent | null {
  if (reminders > 0 && notifications > 0) {
    return { tone: 'info', text: { key: 'afterReconnectBoth', params: { reminders, notifications } } }
  }
  if (reminders > 0) return { tone: 'info', text: { key: 'afterReconnectReminders', params: { count: reminders } } }
  if (notifications > 0)
    return { tone: 'info', text: { key: 'afterReconnectNotifications', params: { count: notifications } } }
  return null
}

async function countNewEntries<List>(
  client: QueryClient,
  queryKey: QueryKey,
  idsOf: (list: List) => string[],
): Promise<number> {
  const before = client.getQueriesData<List>({ queryKey, type: 'active' })
  await client.invalidateQueries({ queryKey })
  const fresh = before.flatMap(([key, list]) => {
    const now = client.getQueryData<List>(key)
    const known = new Set(list && idsOf(list))
    return list && now ? idsOf(now).filter((id) => !known.has(id)) : []
  })
  return new Set(fresh).size
}
