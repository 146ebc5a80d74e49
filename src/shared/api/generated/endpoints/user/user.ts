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

import { DoctorUserResponse, StatusResponse, UserInfoDetailResponse, UserInfoResponse } from '../../model'
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

export const getGetUserInfoDetailUrl = () => {
  return `/api/v1/user/info-detail`
}

/**
 * Sent at the start. The PIN changes daily, so it is sent again before a PIN is compared if the last response is not of
 * today, and when a PIN does not match. The menu, the guards, the user menu, the PIN dialog and the contact fields of a
 * ticket use it. If it fails, the menu shows only entries that need no permission, and it is sent again once the live
 * connection is established.
 * @summary The signed-in doctor and their permissions
 */
export const getUserInfoDetail = async (options?: Parameters<typeof request>[1]): Promise<UserInfoDetailResponse> => {
  return request<UserInfoDetailResponse>(getGetUserInfoDetailUrl(), {
    ...options,
    method: 'GET',
    schema: UserInfoDetailResponse,
  })
}

export const getGetUserInfoDetailQueryKey = () => {
  return [`/api/v1/user/info-detail`] as const
}

export const getGetUserInfoDetailQueryOptions = <
  TData = Awaited<ReturnType<typeof getUserInfoDetail>>,
  TError = ErrorType<ErrorBody>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfoDetail>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUserInfoDetailQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInfoDetail>>> = ({ signal }) =>
    getUserInfoDetail({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUserInfoDetail>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserInfoDetailQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInfoDetail>>>
export type GetUserInfoDetailQueryError = ErrorType<ErrorBody>

export function useGetUserInfoDetail<
  TData = Awaited<ReturnType<typeof getUserInfoDetail>>,
  TError = ErrorType<ErrorBody>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfoDetail>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInfoDetail>>,
          TError,
          Awaited<ReturnType<typeof getUserInfoDetail>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInfoDetail<
  TData = Awaited<ReturnType<typeof getUserInfoDetail>>,
  TError = ErrorType<ErrorBody>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfoDetail>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInfoDetail>>,
          TError,
          Awaited<ReturnType<typeof getUserInfoDetail>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInfoDetail<
  TData = Awaited<ReturnType<typeof getUserInfoDetail>>,
  TError = ErrorType<ErrorBody>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfoDetail>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in doctor and their permissions
 */

export function useGetUserInfoDetail<
  TData = Awaited<ReturnType<typeof getUserInfoDetail>>,
  TError = ErrorType<ErrorBody>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfoDetail>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUserInfoDetailQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getGetUserInfoUrl = () => {
  return `/api/v1/user/info`
}

/**
 * Decides, together with `checkDoctorUser`, whether the user menu offers the patient site. On any failure it does not.
 * @summary Whether the doctor is also a patient
 */
export const getUserInfo = async (
  emptyRequest: EmptyRequest,
  options?: Parameters<typeof request>[1],
): Promise<UserInfoResponse> => {
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
  return request<UserInfoResponse>(getGetUserInfoUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emptyRequest),
    schema: UserInfoResponse,
  })
}

export const getGetUserInfoQueryKey = (emptyRequest?: EmptyRequest) => {
  return ['POST', `/api/v1/user/info`, emptyRequest] as const
}

export const getGetUserInfoQueryOptions = <
  TData = Awaited<ReturnType<typeof getUserInfo>>,
  TError = ErrorType<ErrorBody>,
>(
  emptyRequest: EmptyRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetUserInfoQueryKey(emptyRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInfo>>> = ({ signal }) =>
    getUserInfo(emptyRequest, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUserInfo>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInfo>>>
export type GetUserInfoQueryError = ErrorType<ErrorBody>

export function useGetUserInfo<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<ErrorBody>>(
  emptyRequest: EmptyRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInfo>>,
          TError,
          Awaited<ReturnType<typeof getUserInfo>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInfo<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<ErrorBody>>(
  emptyRequest: EmptyRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInfo>>,
          TError,
          Awaited<ReturnType<typeof getUserInfo>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInfo<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<ErrorBody>>(
  emptyRequest: EmptyRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the doctor is also a patient
 */

export function useGetUserInfo<TData = Awaited<ReturnType<typeof getUserInfo>>, TError = ErrorType<ErrorBody>>(
  emptyRequest: EmptyRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUserInfoQueryOptions(emptyRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCheckDoctorUserUrl = () => {
  return `/api/v1/user-doctor`
}

/**
 * The check succeeds when `data.statusCode` is 200. Only then, and only if `getUserInfo` marks the user as a patient, the
 * user menu offers the patient site. Every other `data.statusCode` means no, and is sent with a 2xx status too.
 * @summary Whether the account is a doctor's account on the patient site
 */
export const checkDoctorUser = async (options?: Parameters<typeof request>[1]): Promise<DoctorUserResponse> => {
  return request<DoctorUserResponse>(getCheckDoctorUserUrl(), {
    ...options,
    method: 'GET',
    schema: DoctorUserResponse,
  })
}

export const getCheckDoctorUserQueryKey = () => {
  return [`/api/v1/user-doctor`] as const
}

export const getCheckDoctorUserQueryOptions = <
  TData = Awaited<ReturnType<typeof checkDoctorUser>>,
  TError = ErrorType<ErrorBody>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDoctorUser>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCheckDoctorUserQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkDoctorUser>>> = ({ signal }) =>
    checkDoctorUser({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof checkDoctorUser>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckDoctorUserQueryResult = NonNullable<Awaited<ReturnType<typeof checkDoctorUser>>>
export type CheckDoctorUserQueryError = ErrorType<ErrorBody>

export function useCheckDoctorUser<TData = Awaited<ReturnType<typeof checkDoctorUser>>, TError = ErrorType<ErrorBody>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDoctorUser>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkDoctorUser>>,
          TError,
          Awaited<ReturnType<typeof checkDoctorUser>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckDoctorUser<TData = Awaited<ReturnType<typeof checkDoctorUser>>, TError = ErrorType<ErrorBody>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDoctorUser>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkDoctorUser>>,
          TError,
          Awaited<ReturnType<typeof checkDoctorUser>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckDoctorUser<TData = Awaited<ReturnType<typeof checkDoctorUser>>, TError = ErrorType<ErrorBody>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDoctorUser>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the account is a doctor's account on the patient site
 */

export function useCheckDoctorUser<TData = Awaited<ReturnType<typeof checkDoctorUser>>, TError = ErrorType<ErrorBody>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDoctorUser>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCheckDoctorUserQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSignOutUrl = () => {
  return `/api/v1/user/sign-out`
}

/**
 * When `statusCode` is 200, or after a 401, the portal clears the cookies of token and clinic and all data about the user, in
 * every tab, and opens the sign-in page. The platform revokes the token. After any other response the doctor stays signed in;
 * after the second one the portal offers to sign out on this device only.
 * @summary End the session
 */
export const signOut = async (
  emptyRequest: EmptyRequest,
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
  return request<StatusResponse>(getSignOutUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emptyRequest),
    schema: StatusResponse,
  })
}
