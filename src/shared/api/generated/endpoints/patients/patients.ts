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

import { FindPatientsResponse } from '../../model'
import type { ErrorBody, FindPatientsRequest } from '../../model'

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

export const getFindPatientsUrl = () => {
  return `/api/v1/patient/companies/find/patient`
}

/**
 * Sent by the search palette and the patient list, 300 ms after the last key. The term may be a name, surname, phone number
 * or citizenship number; the portal sends it trimmed and in Unicode form NFC but otherwise unchanged, so the platform folds
 * case (`i`, `ı`, `İ`, `I`) and word order. The palette shows the first five results in the order received, or three beside
 * pages and actions. A newer term cancels the request.
 * @summary Search the clinic's patients
 */
export const findPatients = async (
  findPatientsRequest: FindPatientsRequest,
  options?: Parameters<typeof request>[1],
): Promise<FindPatientsResponse> => {
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
  return request<FindPatientsResponse>(getFindPatientsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(findPatientsRequest),
    schema: FindPatientsResponse,
  })
}

export const getFindPatientsQueryKey = (findPatientsRequest?: FindPatientsRequest) => {
  return ['POST', `/api/v1/patient/companies/find/patient`, findPatientsRequest] as const
}

export const getFindPatientsQueryOptions = <
  TData = Awaited<ReturnType<typeof findPatients>>,
  TError = ErrorType<ErrorBody>,
>(
  findPatientsRequest: FindPatientsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findPatients>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getFindPatientsQueryKey(findPatientsRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof findPatients>>> = ({ signal }) =>
    findPatients(findPatientsRequest, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof findPatients>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindPatientsQueryResult = NonNullable<Awaited<ReturnType<typeof findPatients>>>
export type FindPatientsQueryError = ErrorType<ErrorBody>

export function useFindPatients<TData = Awaited<ReturnType<typeof findPatients>>, TError = ErrorType<ErrorBody>>(
  findPatientsRequest: FindPatientsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof findPatients>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findPatients>>,
          TError,
          Awaited<ReturnType<typeof findPatients>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindPatients<TData = Awaited<ReturnType<typeof findPatients>>, TError = ErrorType<ErrorBody>>(
  findPatientsRequest: FindPatientsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findPatients>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findPatients>>,
          TError,
          Awaited<ReturnType<typeof findPatients>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindPatients<TData = Awaited<ReturnType<typeof findPatients>>, TError = ErrorType<ErrorBody>>(
  findPatientsRequest: FindPatientsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findPatients>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the clinic's patients
 */

export function useFindPatients<TData = Awaited<ReturnType<typeof findPatients>>, TError = ErrorType<ErrorBody>>(
  findPatientsRequest: FindPatientsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findPatients>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFindPatientsQueryOptions(findPatientsRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}
