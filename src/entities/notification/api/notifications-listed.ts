import { combine, type Event, sample, type Store } from 'effector'
import { type AppointmentNotificationListResponse, getListAppointmentNotificationsQueryKey } from '@/shared/api'
import { attachTask } from '@/shared/lib/effector'
import { $queryClient, isQueryOf, queryDataChanged, queryFailed } from '@/shared/query'
import type { Notification } from '../model/notification'
import { type NotificationFilter, toRequest } from '../model/notification-filter'
import { notificationListsKey, selectNotifications } from './notifications'

/**
 * For models: fires with the notifications in the cached lists of these filters when a list has changed, but not while one of
 * them is fetched: a notification that moves may be in none of them. Pending changes are not applied, because they may fail.
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
