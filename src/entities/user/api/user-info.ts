import { attach } from 'effector'
import { getGetUserInfoDetailQueryOptions, useGetUserInfoDetail, type UserInfoDetailResponse } from '@/shared/api'
import { $queryClient } from '@/shared/query'
import { toUserContact, type UserContact } from '../model/contact'
import { toUser, type User } from '../model/user'

const selectUser = ({ userInfo }: UserInfoDetailResponse): User => toUser(userInfo)

/** The signed-in doctor; changes only with the session, so it is asked for once. */
export const useUser = () =>
  useGetUserInfoDetail({ query: { staleTime: Number.POSITIVE_INFINITY, select: selectUser } })

const selectContact = ({ userInfo }: UserInfoDetailResponse): UserContact => toUserContact(userInfo)

/** How the signed-in doctor can be reached. */
export const useUserContact = () =>
  useGetUserInfoDetail({ query: { staleTime: Number.POSITIVE_INFINITY, select: selectContact } })

/** Who is signed in, for stories without a view; what is known already is not asked again. */
export const fetchCurrentUserFx = attach({
  source: $queryClient,
  effect: async (client) => {
    const { userInfo } = await client.query({ ...getGetUserInfoDetailQueryOptions(), staleTime: 'static' })
    return userInfo.uuid ?? ''
  },
})
