import { combine, type Event, sample, type Store } from 'effector'
import { type AppointmentNotificationListResponse, getListAppointmentNotificationsQueryKey } from '@/shared/api'
import { attachTask } from '@/shared/lib/effector'
import { $queryClient, isQueryOf, queryDataChanged, queryFailed } from '@/shared/query'
import type { Notification } from '../model/notification'
import { type NotificationFilter, toRequest } from '../model/notification-filter'
import { notificationListsKey, selectNotifications } from './notifications'

/**
 * For models: the notifications in the lists of these filters after a change. Waits until all of them are fetched, because
 * a notification that moves may be in none for a moment. Those with a pending change count as listed: it may fail.
 */
export function notificationsListed<Shown>(
  $shown: Store<Shown>,
  toFilters: (shown: Shown) => readonly NotificationFilter[],
): Event<readonly Notification[]> {
  const readTask = attachTask(combine({ client: $queryClient, shown: $shown }), ({ client, shown }) => {
    const lists = toFilters(shown).map((filter) => ({
      isOnlyActive: filter.isOnlyActive,
      state: client.getQueryState<AppointmentNotificationListResponse>(
        getListAppointmentNotificationsQueryKey(toRequest(filter)),
      ),
    }))
    if (lists.some(({ state }) => state?.fetchStatus === 'fetching')) return undefined
    return lists.flatMap(({ state, isOnlyActive }) =>
      state?.data ? selectNotifications(state.data).filter(({ isVisible }) => isVisible || !isOnlyActive) : [],
    )
  })
  sample({
    clock: [queryDataChanged, queryFailed],
    filter: isQueryOf(notificationListsKey()),
    fn: () => {},
    target: readTask,
  })
  return readTask.doneData.filterMap((listed) => listed)
}
