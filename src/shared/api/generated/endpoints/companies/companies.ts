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

import { CompanyListResponse, CompanySettingsResponse, StatusResponse } from '../../model'
import type { ErrorBody, SelectCompanyRequest } from '../../model'

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

export const getListCompaniesUrl = () => {
  return `/api/v1/doctor/companies`
}

/**
 * Fills the clinic switcher: none shows nothing, one gives a static card, several give a list. If it fails, the switcher
 * says so and offers a retry.
 * @summary The clinics the doctor works in
 */
export const listCompanies = async (options?: Parameters<typeof request>[1]): Promise<CompanyListResponse> => {
  return request<CompanyListResponse>(getListCompaniesUrl(), {
    ...options,
    method: 'GET',
    schema: CompanyListResponse,
  })
}

export const getListCompaniesQueryKey = () => {
  return [`/api/v1/doctor/companies`] as const
}

export const getListCompaniesQueryOptions = <
  TData = Awaited<ReturnType<typeof listCompanies>>,
  TError = ErrorType<ErrorBody>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListCompaniesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompanies>>> = ({ signal }) =>
    listCompanies({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listCompanies>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompaniesQueryResult = NonNullable<Awaited<ReturnType<typeof listCompanies>>>
export type ListCompaniesQueryError = ErrorType<ErrorBody>

export function useListCompanies<TData = Awaited<ReturnType<typeof listCompanies>>, TError = ErrorType<ErrorBody>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanies>>,
          TError,
          Awaited<ReturnType<typeof listCompanies>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompanies<TData = Awaited<ReturnType<typeof listCompanies>>, TError = ErrorType<ErrorBody>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompanies>>,
          TError,
          Awaited<ReturnType<typeof listCompanies>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCompanies<TData = Awaited<ReturnType<typeof listCompanies>>, TError = ErrorType<ErrorBody>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The clinics the doctor works in
 */

export function useListCompanies<TData = Awaited<ReturnType<typeof listCompanies>>, TError = ErrorType<ErrorBody>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompanies>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCompaniesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSelectCompanyUrl = () => {
  return `/api/v1/doctor/companies`
}

/**
 * The platform stores the clinic in the session: every later request refers to that clinic. When `statusCode` is 200 the
 * portal stores the uuid in the cookie `selected_company` and reloads. After any other response the doctor stays in the old
 * clinic. If the doctor does not work in that clinic, the body has `statusCode` 403, and the HTTP status is 403 or 200.
 * @summary Work in another clinic
 */
export const selectCompany = async (
  selectCompanyRequest: SelectCompanyRequest,
  options?: Parameters<typeof request>[1],
): Promise<StatusResponse> => {
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
  return request<StatusResponse>(getSelectCompanyUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(selectCompanyRequest),
    schema: StatusResponse,
  })
}

export const getGetCompanySettingsUrl = () => {
  return `/api/v1/companies/companies/settings/company`
}

/**
 * Working hours and booking are shown on the settings page. The `transactions` flag of the selected clinic hides menu
 * entries; the request is repeated after `companies:settings_transactions`, which reloads the page.
 * @summary Settings of the doctor's clinics
 */
export const getCompanySettings = async (options?: Parameters<typeof request>[1]): Promise<CompanySettingsResponse> => {
  return request<CompanySettingsResponse>(getGetCompanySettingsUrl(), {
    ...options,
    method: 'GET',
    schema: CompanySettingsResponse,
  })
}

export const getGetCompanySettingsQueryKey = () => {
  return [`/api/v1/companies/companies/settings/company`] as const
}

export const getGetCompanySettingsQueryOptions = <
  TData = Awaited<ReturnType<typeof getCompanySettings>>,
  TError = ErrorType<ErrorBody>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanySettings>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCompanySettingsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompanySettings>>> = ({ signal }) =>
    getCompanySettings({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getCompanySettings>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCompanySettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getCompanySettings>>>
export type GetCompanySettingsQueryError = ErrorType<ErrorBody>

export function useGetCompanySettings<
  TData = Awaited<ReturnType<typeof getCompanySettings>>,
  TError = ErrorType<ErrorBody>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanySettings>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanySettings>>,
          TError,
          Awaited<ReturnType<typeof getCompanySettings>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompanySettings<
  TData = Awaited<ReturnType<typeof getCompanySettings>>,
  TError = ErrorType<ErrorBody>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanySettings>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanySettings>>,
          TError,
          Awaited<ReturnType<typeof getCompanySettings>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompanySettings<
  TData = Awaited<ReturnType<typeof getCompanySettings>>,
  TError = ErrorType<ErrorBody>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanySettings>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Settings of the doctor's clinics
 */

export function useGetCompanySettings<
  TData = Awaited<ReturnType<typeof getCompanySettings>>,
  TError = ErrorType<ErrorBody>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanySettings>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCompanySettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}
