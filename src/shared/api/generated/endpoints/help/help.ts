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

import { HelpContentListResponse, HelpContentResponse } from '../../model'
import type { ErrorBody, GetHelpContentRequest, ListHelpContentsRequest } from '../../model'

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

export const getListHelpContentsUrl = () => {
  return `/api/v1/tickets/companies/help_contents/list`
}

/**
 * Fills the help drawer of a page that has a help category (the calendar) and the help page. Sent again when the language
 * changes. The texts of an article are requested with `getHelpContent` when it is opened.
 * @summary Help articles, by category and language
 */
export const listHelpContents = async (
  listHelpContentsRequest: ListHelpContentsRequest,
  options?: Parameters<typeof request>[1],
): Promise<HelpContentListResponse> => {
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
  return request<HelpContentListResponse>(getListHelpContentsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(listHelpContentsRequest),
    schema: HelpContentListResponse,
  })
}

export const getListHelpContentsQueryKey = (listHelpContentsRequest?: ListHelpContentsRequest) => {
  return ['POST', `/api/v1/tickets/companies/help_contents/list`, listHelpContentsRequest] as const
}

export const getListHelpContentsQueryOptions = <
  TData = Awaited<ReturnType<typeof listHelpContents>>,
  TError = ErrorType<ErrorBody>,
>(
  listHelpContentsRequest: ListHelpContentsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpContents>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListHelpContentsQueryKey(listHelpContentsRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listHelpContents>>> = ({ signal }) =>
    listHelpContents(listHelpContentsRequest, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listHelpContents>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHelpContentsQueryResult = NonNullable<Awaited<ReturnType<typeof listHelpContents>>>
export type ListHelpContentsQueryError = ErrorType<ErrorBody>

export function useListHelpContents<
  TData = Awaited<ReturnType<typeof listHelpContents>>,
  TError = ErrorType<ErrorBody>,
>(
  listHelpContentsRequest: ListHelpContentsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpContents>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpContents>>,
          TError,
          Awaited<ReturnType<typeof listHelpContents>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpContents<
  TData = Awaited<ReturnType<typeof listHelpContents>>,
  TError = ErrorType<ErrorBody>,
>(
  listHelpContentsRequest: ListHelpContentsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpContents>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpContents>>,
          TError,
          Awaited<ReturnType<typeof listHelpContents>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpContents<
  TData = Awaited<ReturnType<typeof listHelpContents>>,
  TError = ErrorType<ErrorBody>,
>(
  listHelpContentsRequest: ListHelpContentsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpContents>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Help articles, by category and language
 */

export function useListHelpContents<
  TData = Awaited<ReturnType<typeof listHelpContents>>,
  TError = ErrorType<ErrorBody>,
>(
  listHelpContentsRequest: ListHelpContentsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpContents>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListHelpContentsQueryOptions(listHelpContentsRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetHelpContentUrl = () => {
  return `/api/v1/tickets/companies/help_contents/content`
}

/**
 * Sent when an article is opened. An article without text and video is shown as "İçerik bulunamadı".
 * @summary One help article
 */
export const getHelpContent = async (
  getHelpContentRequest: GetHelpContentRequest,
  options?: Parameters<typeof request>[1],
): Promise<HelpContentResponse> => {
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
  return request<HelpContentResponse>(getGetHelpContentUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(getHelpContentRequest),
    schema: HelpContentResponse,
  })
}

export const getGetHelpContentQueryKey = (getHelpContentRequest?: GetHelpContentRequest) => {
  return ['POST', `/api/v1/tickets/companies/help_contents/content`, getHelpContentRequest] as const
}

export const getGetHelpContentQueryOptions = <
  TData = Awaited<ReturnType<typeof getHelpContent>>,
  TError = ErrorType<ErrorBody>,
>(
  getHelpContentRequest: GetHelpContentRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpContent>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetHelpContentQueryKey(getHelpContentRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelpContent>>> = ({ signal }) =>
    getHelpContent(getHelpContentRequest, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getHelpContent>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelpContentQueryResult = NonNullable<Awaited<ReturnType<typeof getHelpContent>>>
export type GetHelpContentQueryError = ErrorType<ErrorBody>

export function useGetHelpContent<TData = Awaited<ReturnType<typeof getHelpContent>>, TError = ErrorType<ErrorBody>>(
  getHelpContentRequest: GetHelpContentRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpContent>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelpContent>>,
          TError,
          Awaited<ReturnType<typeof getHelpContent>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelpContent<TData = Awaited<ReturnType<typeof getHelpContent>>, TError = ErrorType<ErrorBody>>(
  getHelpContentRequest: GetHelpContentRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpContent>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelpContent>>,
          TError,
          Awaited<ReturnType<typeof getHelpContent>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelpContent<TData = Awaited<ReturnType<typeof getHelpContent>>, TError = ErrorType<ErrorBody>>(
  getHelpContentRequest: GetHelpContentRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpContent>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One help article
 */

export function useGetHelpContent<TData = Awaited<ReturnType<typeof getHelpContent>>, TError = ErrorType<ErrorBody>>(
  getHelpContentRequest: GetHelpContentRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpContent>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetHelpContentQueryOptions(getHelpContentRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}
