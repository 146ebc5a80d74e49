import { keepPreviousData } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import {
  type AppointmentNotification,
  type AppointmentNotificationListResponse,
  useListAppointmentNotifications,
} from '@/shared/api'
import { byStart, type Notification, toNotification } from '../model/notification'
import { $optimisticChanges, applyChanges } from '../model/optimistic-changes'
import { type NotificationFilter, filterForDay, toRequest } from '../model/notification-filter'

/**
 * An answer that comes again shares what has not changed with the one before: of ten thousand notifications only the new
 * ones are read, and only their rows are drawn anew.
 */
const parsedByDto = new WeakMap<AppointmentNotification, Notification>()

function readNotification(dto: AppointmentNotification): Notification {
  const known = parsedByDto.get(dto)
  if (known) return known
  const notification = toNotification(dto)
  parsedByDto.set(dto, notification)
  return notification
}

export const selectNotifications = ({ notifications }: AppointmentNotificationListResponse): Notification[] =>
  notifications.map(readNotification).sort(byStart)

/**
 * The notifications that pass a filter, in the order of the day, as the doctor has changed them.
 *
 * @param showsLast What the last filter gave stays until the answer for this one is there (`isPlaceholderData`).
 */
export function useNotifications(filter: NotificationFilter, { showsLast = false } = {}) {
  const changes = useUnit($optimisticChanges)
  const { data, isPending, isError, isFetching, isPaused, isPlaceholderData, refetch } =
    useListAppointmentNotifications(toRequest(filter), {
      query: { select: selectNotifications, ...(showsLast && { placeholderData: keepPreviousData }) },
    })
  const list = data && applyChanges(data, changes, filter.isOnlyActive)
  return { data: list, isPending, isError, isFetching, isPaused, isPlaceholderData, refetch }
}

/** The visible notifications of one local day (`YYYY-MM-DD`). */
export const useNotificationsByDay = (day: string) => useNotifications(filterForDay(day))
