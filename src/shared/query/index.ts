export {
  $queryClient,
  waitForQueriesFx,
  createPortalQueryClient,
  clearQueryCacheFx,
  invalidateQueries,
  invalidateQueriesFx,
  isRetrying,
  queryFailed,
  refetchOnEvent,
} from './query-client'
