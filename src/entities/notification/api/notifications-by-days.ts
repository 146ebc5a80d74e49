import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { getListAppointmentNotificationsQueryOptions, useListAppointmentNotifications } from '@/shared/api'
import { byStart, type Notification } from '../model/notification'
import { $optimisticChanges, applyChanges } from '../model/optimistic-changes'
import { filterForDay, toRequest } from '../model/notification-filter'
import { selectNotifications } from './notifications'

interface DaysOptions {
  /** Asked for too, but not waited for: what they hold may be on the days by the browser's clock, and they are looked at next. */
  adjacentDays: readonly string[]
  /** Without those that were hidden. */
  isOnlyActive: boolean
}

/**
 * The notifications of some local days (`YYYY-MM-DD`) together, each of them once, in the order of time, as the
 * doctor has changed them. An answer for a day in the clinic's time may reach into the days beside it; what is `beside` the
 * days is among the list too.
 */
export function useNotificationsByDays(days: readonly string[], { adjacentDays, isOnlyActive }: DaysOptions) {
  const changes = useUnit($optimisticChanges)
  const requested = useQueries({ queries: days.map((day) => dayQuery(day, isOnlyActive)), combine: combineDays })
  const isSettled = requested.responses.every(({ isPending }) => !isPending)
  const neighbours = useQueries({
    queries: adjacentDays.map((day) => ({ ...dayQuery(day, isOnlyActive), enabled: isSettled })),
    combine: combineDays,
  })
  const { responses } = requested
  const list = uniqueByUuid(responses, neighbours.responses)
  const isUnknown = ({ data, isError }: DayResponse) => isError && data === undefined
  return {
    /** Undefined until there is an answer for one of the days. */
    data: responses.some(({ data }) => data !== undefined) ? applyChanges(list, changes, isOnlyActive) : undefined,
    /** Days whose answer is on its way. */
    pendingDays: days.filter((_, at) => responses[at]?.isPending),
    /** Days of which nothing could be had. */
    failedDays: days.filter((_, at) => responses[at] && isUnknown(responses[at])),
    isError: responses.every(isUnknown),
    /** What is shown could not be asked for again. */
    isStale: responses.some(({ data, isError }) => isError && data !== undefined),
    /** Nothing is there, and no connection to ask for it. */
    isOffline: requested.isPaused && responses.every(({ data }) => data === undefined),
    isFetching: requested.isFetching,
    refetch: requested.refetchFailed,
  }
}

interface DayResponse {
  data: readonly Notification[] | undefined
  dataUpdatedAt: number
  isPending: boolean
  isError: boolean
}

/** What has not changed stays the same object, so that nothing is arranged anew because an answer is asked for again. */
const combineDays = (results: UseQueryResult<Notification[], unknown>[]) => ({
  responses: results.map(
    ({ data, dataUpdatedAt, isPending, isError }): DayResponse => ({ data, dataUpdatedAt, isPending, isError }),
  ),
  isPaused: results.some(({ isPaused }) => isPaused),
  isFetching: results.some(({ isFetching }) => isFetching),
  refetchFailed: () => {
    for (const { isError, refetch } of results) if (isError) void refetch()
  },
})

const dayQuery = (day: string, isOnlyActive: boolean) =>
  getListAppointmentNotificationsQueryOptions(toRequest({ ...filterForDay(day), isOnlyActive }), {
    query: { select: selectNotifications },
  })

/** One that has moved to another day may still be in an older answer: the newest answer tells where it is. */
function uniqueByUuid(responses: readonly DayResponse[], neighbours: readonly DayResponse[]): readonly Notification[] {
  const byUuid = new Map<string, Notification>()
  const newestFirst = [...responses, ...neighbours].sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  for (const { data } of newestFirst) {
    for (const a of data ?? []) if (!byUuid.has(a.uuid)) byUuid.set(a.uuid, a)
  }
  return [...byUuid.values()].sort(byStart)
}

interface UndatedOptions {
  isEnabled: boolean
  /** Without those that were hidden. */
  isOnlyActive: boolean
}

/** The notifications that no day lists. Only the list of all days has them, so it is asked for after the days. */
export function useUndatedNotifications({ isEnabled, isOnlyActive }: UndatedOptions) {
  const changes = useUnit($optimisticChanges)
  const { data, isError, isFetching, refetch } = useListAppointmentNotifications(
    toRequest({ ...filterForDay(''), day: null, isOnlyActive }),
    {
      query: { enabled: isEnabled, select: selectUndated },
    },
  )
  return { data: data && applyChanges(data, changes, isOnlyActive), isError: isError && !data, isFetching, refetch }
}

const selectUndated = (response: Parameters<typeof selectNotifications>[0]): Notification[] =>
  selectNotifications(response).filter(({ startsAt }) => startsAt === null)
