export { $queryClient, createPortalQueryClient, forgetAnswersFx, invalidateQueriesFx } from './query-client'
