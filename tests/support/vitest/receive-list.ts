import { allSettled, type Scope } from 'effector'
import type { NotificationFilter } from '@/entities/notification'
import { toRequest } from '@/entities/notification/model/notification-filter'
import { getListAppointmentNotificationsQueryKey } from '@/shared/api'
import { $queryClient, queryDataChanged } from '@/shared/query'

/** Writes the response to the request of a list into the cache, as if the platform had sent it. */
export async function receiveList(
  scope: Scope,
  filter: NotificationFilter,
  notifications: readonly { uuid: string }[],
): Promise<void> {
  const queryKey = getListAppointmentNotificationsQueryKey(toRequest(filter))
  scope.getState($queryClient).setQueryData(queryKey, { notifications })
  await allSettled(queryDataChanged, { scope, params: queryKey })
}
