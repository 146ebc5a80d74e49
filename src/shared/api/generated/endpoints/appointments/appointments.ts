/**
 * Generated from openapi/openapi.yaml by `npm run api:generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'

import { AppointmentNotificationListResponse, DoneResponse } from '../../model'
import type {
  AppointmentNotificationFilter,
  DeleteAppointmentNotificationRequest,
  ErrorBody,
  SetAppointmentNotificationVisibilityRequest,
} from '../../model'

import { request } from '../../../http.ts'
import type { ErrorType } from '../../../http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K }
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    })
  }
  return result
}

export const getListAppointmentNotificationsUrl = () => {
  return `/api/v2/appointments/notifications`
}

/**
 * Fills the notifications drawer, the home page, the calendar and the appointment list; sent again on every change of a
 * filter, when the live connection is open for the first time, after a reconnect, after each of the three `appointments:*`
 * events, and when a tab whose list is older than 30 s is shown again. Every list is sorted by the start of the appointment.
 * @summary The appointment notifications that match the filters
 */
export const listAppointmentNotifications = async (
  appointmentNotificationFilter: AppointmentNotificationFilter,
  options?: Parameters<typeof request>[1],
): Promise<AppointmentNotificationListResponse> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      )
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<AppointmentNotificationListResponse>(getListAppointmentNotificationsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(appointmentNotificationFilter),
    schema: AppointmentNotificationListResponse,
  })
}

export const getListAppointmentNotificationsQueryKey = (
  appointmentNotificationFilter?: AppointmentNotificationFilter,
) => {
  return ['POST', `/api/v2/appointments/notifications`, appointmentNotificationFilter] as const
}

export const getListAppointmentNotificationsQueryOptions = <
  TData = Awaited<ReturnType<typeof listAppointmentNotifications>>,
  TError = ErrorType<ErrorBody>,
>(
  appointmentNotificationFilter: AppointmentNotificationFilter,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppointmentNotifications>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListAppointmentNotificationsQueryKey(appointmentNotificationFilter)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppointmentNotifications>>> = ({ signal }) =>
    listAppointmentNotifications(appointmentNotificationFilter, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listAppointmentNotifications>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAppointmentNotificationsQueryResult = NonNullable<
  Awaited<ReturnType<typeof listAppointmentNotifications>>
>
export type ListAppointmentNotificationsQueryError = ErrorType<ErrorBody>

export function useListAppointmentNotifications<
  TData = Awaited<ReturnType<typeof listAppointmentNotifications>>,
  TError = ErrorType<ErrorBody>,
>(
  appointmentNotificationFilter: AppointmentNotificationFilter,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppointmentNotifications>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppointmentNotifications>>,
          TError,
          Awaited<ReturnType<typeof listAppointmentNotifications>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppointmentNotifications<
  TData = Awaited<ReturnType<typeof listAppointmentNotifications>>,
  TError = ErrorType<ErrorBody>,
>(
  appointmentNotificationFilter: AppointmentNotificationFilter,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppointmentNotifications>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppointmentNotifications>>,
          TError,
          Awaited<ReturnType<typeof listAppointmentNotifications>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppointmentNotifications<
  TData = Awaited<ReturnType<typeof listAppointmentNotifications>>,
  TError = ErrorType<ErrorBody>,
>(
  appointmentNotificationFilter: AppointmentNotificationFilter,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppointmentNotifications>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The appointment notifications that match the filters
 */

export function useListAppointmentNotifications<
  TData = Awaited<ReturnType<typeof listAppointmentNotifications>>,
  TError = ErrorType<ErrorBody>,
>(
  appointmentNotificationFilter: AppointmentNotificationFilter,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppointmentNotifications>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAppointmentNotificationsQueryOptions(appointmentNotificationFilter, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getDeleteAppointmentNotificationUrl = () => {
  return `/api/v2/appointments/notifications/delete`
}

/**
 * The portal removes the card at once and restores it if the request fails. The response is not read.
 * @summary Remove a notification permanently
 */
export const deleteAppointmentNotification = async (
  deleteAppointmentNotificationRequest: DeleteAppointmentNotificationRequest,
  options?: Parameters<typeof request>[1],
): Promise<DoneResponse> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      )
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<DoneResponse>(getDeleteAppointmentNotificationUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deleteAppointmentNotificationRequest),
    schema: DoneResponse,
  })
}

export const getSetAppointmentNotificationVisibilityUrl = () => {
  return `/api/v2/appointments/notifications/visibility`
}

/**
 * Hiding (`is_visible: false`) removes the card from the "only active" list; the notification itself stays. The portal shows
 * the change at once and rolls it back if the request fails. The response is not read.
 * @summary Hide a notification or show it again
 */
export const setAppointmentNotificationVisibility = async (
  setAppointmentNotificationVisibilityRequest: SetAppointmentNotificationVisibilityRequest,
  options?: Parameters<typeof request>[1],
): Promise<DoneResponse> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      )
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<DoneResponse>(getSetAppointmentNotificationVisibilityUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setAppointmentNotificationVisibilityRequest),
    schema: DoneResponse,
  })
}
