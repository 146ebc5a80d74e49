import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { getListAppointmentNotificationsQueryOptions, useListAppointmentNotifications } from '@/shared/api'
import type { Day } from '@/shared/lib/day'
import { isRetrying } from '@/shared/query'
import { byStart, type Notification } from '../model/notification'
import { $optimisticChanges, applyChanges } from '../model/optimistic-changes'
import { filterForDay, toRequest } from '../model/notification-filter'
import { selectNotifications } from './notifications'

interface DaysOptions {
  /** Prefetched for navigation, and because the days of the platform may be those of another time zone. */
  adjacentDays: readonly Day[]
  isOnlyActive: boolean
}

/** `data` is sorted by start and has no duplicates; it may contain entries of adjacent days. */
export function useNotificationsByDays(days: readonly Day[], { adjacentDays, isOnlyActive }: DaysOptions) {
  'use memo'
  const changes = useUnit($optimisticChanges)
  const requested = useQueries({ queries: days.map((day) => dayQuery(day, isOnlyActive)), combine: combineDays })
  const { responses } = requested
  const isSettled = responses.every(({ isPending }) => !isPending)
  const list = useQueries({
    queries: [
      ...days.map((day) => ({ ...dayQuery(day, isOnlyActive), enabled: false })),
      ...adjacentDays.map((day) => ({ ...dayQuery(day, isOnlyActive), enabled: isSettled })),
    ],
    combine: uniqueByUuid,
  })
  const isUnknown = ({ hasData, isError }: DayResponse) => isError && !hasData
  return {
    data: responses.some(({ hasData }) => hasData) ? applyChanges(list, changes, isOnlyActive) : undefined,
    pendingDays: days.filter((_, index) => responses[index]?.isPending),
    failedDays: days.filter((_, index) => responses[index] && isUnknown(responses[index])),
    /** Days that have no data, and whose request waits until the browser is online. */
    pausedDays: days.filter((_, index) => responses[index]?.isPaused && !responses[index].hasData),
    isError: responses.every(isUnknown),
    error: responses.find(({ isError }) => isError)?.error ?? null,
    isStale: responses.some(({ hasData, isError }) => isError && hasData),
    isRetrying: responses.some((response) => response.isRetrying),
    isPaused: responses.some(({ isPaused }) => isPaused) && responses.every(({ hasData }) => !hasData),
    refetch: requested.refetchFailed,
  }
}

/** Does not contain the list, because React Query compares and copies `combine` results element by element. */
interface DayResponse {
  hasData: boolean
  isPending: boolean
  isPaused: boolean
  isError: boolean
  isRetrying: boolean
  error: unknown
}

const combineDays = (results: UseQueryResult<Notification[], unknown>[]) => ({
  responses: results.map((result): DayResponse => {
    const { data, isPending, isPaused, isError, error } = result
    return { hasData: data !== undefined, isPending, isPaused, isError, isRetrying: isRetrying(result), error }
  }),
  refetchFailed: () => {
    for (const { isError, refetch } of results) if (isError) void refetch()
  },
})

const dayQuery = (day: Day, isOnlyActive: boolean) =>
  getListAppointmentNotificationsQueryOptions(toRequest({ ...filterForDay(day), isOnlyActive }), {
    query: { select: selectNotifications },
  })

/**
 * The newest response decides, because an older one may still contain an entry that was moved. React Query shares the
 * structure of `combine` results, so the calendar computes its layout again only if an entry differs.
 */
function uniqueByUuid(results: UseQueryResult<Notification[], unknown>[]): Notification[] {
  const newestFirst = [...results].sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  const lists = newestFirst.flatMap(({ data }) => (data && data.length > 0 ? [data] : []))
  // A response alone is sorted and has no duplicates.
  if (lists.length <= 1) return lists[0] ?? []
  const byUuid = new Map<string, Notification>()
  for (const item of lists.flat()) if (!byUuid.has(item.uuid)) byUuid.set(item.uuid, item)
  return [...byUuid.values()].sort(byStart)
}

interface UndatedOptions {
  isEnabled: boolean
  isOnlyActive: boolean
}

/** Notifications without a start. Only the list of all days contains them; enable it after the days are loaded. */
export function useUndatedNotifications({ isEnabled, isOnlyActive }: UndatedOptions) {
  const changes = useUnit($optimisticChanges)
  const { data, isError, error, refetch } = useListAppointmentNotifications(
    toRequest({ ...filterForDay(null), isOnlyActive }),
    { query: { enabled: isEnabled, select: selectUndated } },
  )
  return { data: data && applyChanges(data, changes, isOnlyActive), isError: isError && !data, error, refetch }
}

const selectUndated = (response: Parameters<typeof selectNotifications>[0]): Notification[] =>
  selectNotifications(response).filter(({ startsAt }) => startsAt === null)
