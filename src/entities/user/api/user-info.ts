import { attach, createStore, merge, sample } from 'effector'
import type { QueryClient } from '@tanstack/react-query'
import {
  getGetUserInfoDetailQueryKey,
  getGetUserInfoDetailQueryOptions,
  useGetUserInfoDetail,
  type UserInfoDetailResponse,
} from '@/shared/api'
import { memoizeByObject } from '@/shared/lib/memoize'
import { $queryClient, isQueryOf, queryDataChanged } from '@/shared/query'
import type { Permissions } from '@/shared/routes'
import { toUser, toUserContact, userIdentity } from '../model/user'

/** Memoized, because every observer runs its own `select`, and `toUser` indexes all permissions. */
const selectUser = memoizeByObject(({ userInfo }: UserInfoDetailResponse) => toUser(userInfo))

/** Never stale: the user changes only with the session. */
export const useUser = () =>
  useGetUserInfoDetail({ query: { staleTime: Number.POSITIVE_INFINITY, select: selectUser } })

/** Read from the API unless cached. */
export const fetchUserInfo = (client: QueryClient): Promise<UserInfoDetailResponse> =>
  client.query({ ...getGetUserInfoDetailQueryOptions(), staleTime: 'static' })

export const fetchPermissions = async (client: QueryClient): Promise<Permissions> =>
  selectUser(await fetchUserInfo(client)).permissions

const selectContact = ({ userInfo }: UserInfoDetailResponse) => toUserContact(userInfo)

export const useUserContact = () =>
  useGetUserInfoDetail({ query: { staleTime: Number.POSITIVE_INFINITY, select: selectContact } })

/** The identity of the user; null if the platform sends none. */
export const fetchCurrentUserFx = attach({
  source: $queryClient,
  effect: async (client) => userIdentity((await fetchUserInfo(client)).userInfo),
})

/** True until a later request succeeds: permissions and identity are unknown. */
export const $hasUserRequestFailed = createStore(false)
  .on(fetchCurrentUserFx.fail, () => true)
  .reset(fetchCurrentUserFx.done)

/** The user is loaded after a failure, whichever request it was. */
export const userLoadedAfterFailure = sample({
  clock: queryDataChanged.filter({ fn: isQueryOf(getGetUserInfoDetailQueryKey()) }),
  filter: $hasUserRequestFailed,
})

/** The identity is stable across sessions: per-user storage is keyed by it. */
export const userIdentified = fetchCurrentUserFx.doneData.filterMap((identity) => identity ?? undefined)
export const userUnidentified = merge([
  fetchCurrentUserFx.fail,
  fetchCurrentUserFx.doneData.filterMap((identity) => (identity === null ? true : undefined)),
]).map(() => {})
