export {
  $queryClient,
  awaitAnswersFx,
  createPortalQueryClient,
  forgetAnswersFx,
  invalidateQueriesFx,
} from './query-client'
export { readFailed } from './read-failures'
export { refetchAfter } from './refetches'
