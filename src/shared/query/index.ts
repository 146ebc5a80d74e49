export {
  ALWAYS_STALE,
  $queryClient,
  waitForQueriesFx,
  createPortalQueryClient,
  clearQueryCacheFx,
  invalidateQueries,
  invalidateQueriesFx,
  isRetrying,
  queryFailed,
  refetchOnEvent,
  resetQueriesFx,
} from './query-client'
