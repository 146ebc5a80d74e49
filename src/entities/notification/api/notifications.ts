import { hashKey, keepPreviousData, type QueryKey } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import {
  type AppointmentNotificationListResponse,
  getListAppointmentNotificationsQueryKey,
  useListAppointmentNotifications,
} from '@/shared/api'
import { memoizeByObject } from '@/shared/lib/memoize'
import { isPendingOnline, isRetrying } from '@/shared/query'
import { byStart, toNotification } from '../model/notification'
import { $optimisticChanges, applyChanges } from '../model/optimistic-changes'
import { type NotificationFilter, toRequest } from '../model/notification-filter'

/** Query key prefix of the lists of all filters. */
export const notificationListsKey = () => getListAppointmentNotificationsQueryKey().slice(0, 2)

export const isListOf = (filter: NotificationFilter, key: QueryKey): boolean =>
  hashKey(key) === hashKey(getListAppointmentNotificationsQueryKey(toRequest(filter)))

/** React Query shares unchanged DTOs between responses: mapping each one once makes only changed rows render. */
const readNotification = memoizeByObject(toNotification)

/** Every list that observes a query shares the sorted and distinct notifications of its response. */
export const selectNotifications = memoizeByObject(({ notifications }: AppointmentNotificationListResponse) => {
  const byUuid = new Map(notifications.map(readNotification).map((item) => [item.uuid, item]))
  return [...byUuid.values()].sort(byStart)
})

/**
 * @param keepsPrevious keep the rows of the previous filter while those of a new one load (`isPlaceholderData`), but not
 *   without a connection
 */
export function useNotifications(filter: NotificationFilter, { keepsPrevious = false } = {}) {
  const changes = useUnit($optimisticChanges)
  const query = useListAppointmentNotifications(toRequest(filter), {
    query: { select: selectNotifications, ...(keepsPrevious && { placeholderData: keepPreviousData }) },
  })
  const { data, error, isError, isPaused, isPlaceholderData, refetch } = query
  const list = data && applyChanges(data, changes, filter.isOnlyActive)
  // An empty list of the previous filter must not show "nothing found" for the new one.
  const isUnknown = isPlaceholderData && (isPaused || list?.length === 0)
  const shown = isUnknown ? undefined : list
  return {
    data: shown,
    error,
    isLoading: isPendingOnline(query),
    isError,
    isRetrying: isRetrying(query),
    isPaused,
    isPlaceholderData,
    refetch,
  }
}
