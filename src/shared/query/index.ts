export {
  $queryClient,
  awaitAnswersFx,
  createPortalQueryClient,
  forgetAnswersFx,
  invalidateQueriesFx,
} from './query-client'
export { readFailed } from './query-failures'
export { refetchAfter } from './refetch-on-event'
