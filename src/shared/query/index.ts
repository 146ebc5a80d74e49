export {
  $queryClient,
  awaitAnswersFx,
  createPortalQueryClient,
  forgetAnswersFx,
  invalidateQueriesFx,
} from './query-client'
