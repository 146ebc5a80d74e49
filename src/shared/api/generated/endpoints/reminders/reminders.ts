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

import { ReminderListResponse } from '../../model'
import type { ErrorBody } from '../../model'

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

export const getListRemindersUrl = () => {
  return `/api/v1/patient/notes/reminder-all`
}

/**
 * Fills the reminders panel, the worklist and the reminders of a patient's follow-up page; sent at the start, when the live
 * connection is open for the first time, after a reconnect, when a reminder is pushed (`patient:notes_created`), and when a
 * tab whose list is older than 30 s is shown again. Read states, removals and snoozes have no endpoint; they stay on the
 * device.
 * @summary The reminders of the clinic
 */
export const listReminders = async (options?: Parameters<typeof request>[1]): Promise<ReminderListResponse> => {
  return request<ReminderListResponse>(getListRemindersUrl(), {
    ...options,
    method: 'GET',
    schema: ReminderListResponse,
  })
}

export const getListRemindersQueryKey = () => {
  return [`/api/v1/patient/notes/reminder-all`] as const
}

export const getListRemindersQueryOptions = <
  TData = Awaited<ReturnType<typeof listReminders>>,
  TError = ErrorType<ErrorBody>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReminders>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListRemindersQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listReminders>>> = ({ signal }) =>
    listReminders({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listReminders>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRemindersQueryResult = NonNullable<Awaited<ReturnType<typeof listReminders>>>
export type ListRemindersQueryError = ErrorType<ErrorBody>

export function useListReminders<TData = Awaited<ReturnType<typeof listReminders>>, TError = ErrorType<ErrorBody>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReminders>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReminders>>,
          TError,
          Awaited<ReturnType<typeof listReminders>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReminders<TData = Awaited<ReturnType<typeof listReminders>>, TError = ErrorType<ErrorBody>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReminders>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReminders>>,
          TError,
          Awaited<ReturnType<typeof listReminders>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReminders<TData = Awaited<ReturnType<typeof listReminders>>, TError = ErrorType<ErrorBody>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReminders>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The reminders of the clinic
 */

export function useListReminders<TData = Awaited<ReturnType<typeof listReminders>>, TError = ErrorType<ErrorBody>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReminders>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListRemindersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}
