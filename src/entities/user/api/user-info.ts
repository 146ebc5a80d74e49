import { attach, merge } from 'effector'
import { getGetUserInfoDetailQueryOptions, useGetUserInfoDetail, type UserInfoDetailResponse } from '@/shared/api'
import { $queryClient } from '@/shared/query'
import { toUserContact, type UserContact } from '../model/contact'
import { userIdentity } from '../model/identity'
import { toUser, type User } from '../model/user'

const selectUser = ({ userInfo }: UserInfoDetailResponse): User => toUser(userInfo)

/** The signed-in doctor; changes only with the session, so it is asked for once. */
export const useUser = () =>
  useGetUserInfoDetail({ query: { staleTime: Number.POSITIVE_INFINITY, select: selectUser } })

const selectContact = ({ userInfo }: UserInfoDetailResponse): UserContact => toUserContact(userInfo)

/** How the signed-in doctor can be reached. */
export const useUserContact = () =>
  useGetUserInfoDetail({ query: { staleTime: Number.POSITIVE_INFINITY, select: selectContact } })

/** The identity of who is signed in, null where the platform gives none; what is known already is not asked again. */
export const fetchCurrentUserFx = attach({
  source: $queryClient,
  effect: async (client): Promise<string | null> => {
    const { userInfo } = await client.query({ ...getGetUserInfoDetailQueryOptions(), staleTime: 'static' })
    return userIdentity(userInfo)
  },
})

/** The user is known by an identity that outlasts the session: per-user storage is theirs. */
export const userIdentified = fetchCurrentUserFx.doneData.filterMap((identity) => identity ?? undefined)
/** The user info could not be had, or names nobody. */
export const userUnidentified = merge([
  fetchCurrentUserFx.fail,
  fetchCurrentUserFx.doneData.filterMap((identity) => (identity === null ? true : undefined)),
]).map(() => {})
