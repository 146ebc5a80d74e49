import { attach } from 'effector'
import {
  type AppointmentNotificationListResponse,
  deleteAppointmentNotification,
  normalizeId,
  setAppointmentNotificationVisibility,
} from '@/shared/api'
import { $queryClient } from '@/shared/query'
import type { ChangedUuids, NotificationChange } from '../model/optimistic-changes'
import { notificationListsKey } from './notifications'

export async function sendChange({ uuid, to }: NotificationChange): Promise<void> {
  if (to === 'removed') await deleteAppointmentNotification({ notification_uuid: uuid })
  else await setAppointmentNotificationVisibility({ notification_uuid: uuid, is_visible: to === 'shown' })
}

/** Cancels running queries first, because their responses may be older than the change. */
export const writeChangesToCacheFx = attach({
  source: $queryClient,
  effect: async (client, changed: ChangedUuids): Promise<void> => {
    await client.cancelQueries({ queryKey: notificationListsKey() })
    client.setQueriesData<AppointmentNotificationListResponse>(
      { queryKey: notificationListsKey() },
      (response) => response && patchResponse(response, changed),
    )
  },
})

function patchResponse(
  { notifications, ...response }: AppointmentNotificationListResponse,
  { uuids, to }: ChangedUuids,
): AppointmentNotificationListResponse {
  const changed = new Set(uuids)
  const isChanged = ({ uuid }: { uuid: string }) => changed.has(normalizeId(uuid))
  if (to === 'removed') return { ...response, notifications: notifications.filter((item) => !isChanged(item)) }
  const is_visible = to === 'shown'
  return {
    ...response,
    notifications: notifications.map((item) => (isChanged(item) ? { ...item, is_visible } : item)),
  }
}
