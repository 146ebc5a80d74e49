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

import { DoctorListResponse } from '../../model'
import type { EmptyRequest, ErrorBody } from '../../model'

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

export const getListDoctorsUrl = () => {
  return `/api/v1/doctor/list/post`
}

/**
 * Fills the doctor filters of the notification lists. If it fails, the lists work without that filter.
 * @summary The doctors of the clinic
 */
export const listDoctors = async (
  emptyRequest: EmptyRequest,
  options?: Parameters<typeof request>[1],
): Promise<DoctorListResponse> => {
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
  return request<DoctorListResponse>(getListDoctorsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emptyRequest),
    schema: DoctorListResponse,
  })
}

export const getListDoctorsQueryKey = (emptyRequest?: EmptyRequest) => {
  return ['POST', `/api/v1/doctor/list/post`, emptyRequest] as const
}

export const getListDoctorsQueryOptions = <
  TData = Awaited<ReturnType<typeof listDoctors>>,
  TError = ErrorType<ErrorBody>,
>(
  emptyRequest: EmptyRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctors>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListDoctorsQueryKey(emptyRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listDoctors>>> = ({ signal }) =>
    listDoctors(emptyRequest, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listDoctors>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDoctorsQueryResult = NonNullable<Awaited<ReturnType<typeof listDoctors>>>
export type ListDoctorsQueryError = ErrorType<ErrorBody>

export function useListDoctors<TData = Awaited<ReturnType<typeof listDoctors>>, TError = ErrorType<ErrorBody>>(
  emptyRequest: EmptyRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctors>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoctors>>,
          TError,
          Awaited<ReturnType<typeof listDoctors>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoctors<TData = Awaited<ReturnType<typeof listDoctors>>, TError = ErrorType<ErrorBody>>(
  emptyRequest: EmptyRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctors>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoctors>>,
          TError,
          Awaited<ReturnType<typeof listDoctors>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoctors<TData = Awaited<ReturnType<typeof listDoctors>>, TError = ErrorType<ErrorBody>>(
  emptyRequest: EmptyRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctors>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The doctors of the clinic
 */

export function useListDoctors<TData = Awaited<ReturnType<typeof listDoctors>>, TError = ErrorType<ErrorBody>>(
  emptyRequest: EmptyRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctors>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListDoctorsQueryOptions(emptyRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}
