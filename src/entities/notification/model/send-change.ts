import { attach } from 'effector'
import {
  type AppointmentNotificationListResponse,
  deleteAppointmentNotification,
  getListAppointmentNotificationsQueryKey,
  setAppointmentNotificationVisibility,
} from '@/shared/api'
import { $queryClient } from '@/shared/query'

export interface NotificationChange {
  uuid: string
  to: 'removed' | 'hidden' | 'shown'
}

/** Query key prefix of the lists of all filters. */
export const notificationListsKey = () => getListAppointmentNotificationsQueryKey().slice(0, 2)

export async function sendChange({ uuid, to }: NotificationChange): Promise<void> {
  if (to === 'removed') await deleteAppointmentNotification({ notification_uuid: uuid })
  else await setAppointmentNotificationVisibility({ notification_uuid: uuid, is_visible: to === 'shown' })
}

export interface BulkChangeResult {
  uuids: readonly string[]
  to: NotificationChange['to']
}

/** Cancels running queries first, because their responses may be older than the change. */
export const writeChangesToCacheFx = attach({
  source: $queryClient,
  effect: async (client, changed: BulkChangeResult): Promise<void> => {
    await client.cancelQueries({ queryKey: notificationListsKey() })
    client.setQueriesData<AppointmentNotificationListResponse>(
      { queryKey: notificationListsKey() },
      (response) => response && patchResponse(response, changed),
    )
  },
})

function patchResponse(
  { notifications, ...response }: AppointmentNotificationListResponse,
  { uuids, to }: BulkChangeResult,
): AppointmentNotificationListResponse {
  const changed = new Set(uuids)
  if (to === 'removed') return { ...response, notifications: notifications.filter(({ uuid }) => !changed.has(uuid)) }
  const is_visible = to === 'shown'
  return {
    ...response,
    notifications: notifications.map((item) => (changed.has(item.uuid) ? { ...item, is_visible } : item)),
  }
}
