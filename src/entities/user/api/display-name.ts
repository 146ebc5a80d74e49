import { attach } from 'effector'
import { $queryClient } from '@/shared/query'
import { displayName } from '../model/user'
import { fetchUserInfo } from './user-info'

/**
 * Name for other people; never empty unless the platform sends nothing at all. In a file of its own: only the video call
 * uses it, and `user-info.ts` is part of the first bundle.
 */
export const fetchDisplayNameFx = attach({
  source: $queryClient,
  effect: async (client) => displayName((await fetchUserInfo(client)).userInfo),
})
