import { attach } from 'effector'
import { getGetUserInfoDetailQueryOptions } from '@/shared/api'
import { $queryClient } from '@/shared/query'
import { displayName } from '../model/user'

/** Name for other people; never empty unless the platform sends nothing at all. Read from the API unless cached. */
export const fetchDisplayNameFx = attach({
  source: $queryClient,
  effect: async (client): Promise<string> => {
    const { userInfo } = await client.query({ ...getGetUserInfoDetailQueryOptions(), staleTime: 'static' })
    return displayName(userInfo)
  },
})
