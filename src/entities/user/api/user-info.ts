import { useGetUserInfoDetail, type UserInfoDetailAnswer } from '@/shared/api'
import { toUser, type User } from '../model/user'

const selectUser = ({ userInfo }: UserInfoDetailAnswer): User => toUser(userInfo)

/** The signed-in doctor; changes only with the session, so it is asked for once. */
export const useUser = () =>
  useGetUserInfoDetail({ query: { staleTime: Number.POSITIVE_INFINITY, select: selectUser } })
