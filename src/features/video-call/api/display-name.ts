import { attach } from 'effector'
import { getGetUserInfoDetailQueryOptions } from '@/shared/api'
import { $queryClient } from '@/shared/query'

/** Full name of the user, else code, e-mail or uuid. Read from the API unless cached. */
export const fetchDisplayNameFx = attach({
  source: $queryClient,
  effect: async (client) => {
    const { userInfo } = await client.query({ ...getGetUserInfoDetailQueryOptions(), staleTime: 'static' })
    const { name, surname, user_code: code, email, uuid } = userInfo
    const fullName = [name, surname].map((part) => part?.trim()).filter(Boolean)
    return fullName.join(' ') || code?.trim() || email?.trim() || (uuid ?? '')
  },
})
