export {
  ALWAYS_STALE,
  $queryClient,
  waitForQueriesFx,
  createPortalQueryClient,
  clearQueryCacheFx,
  invalidateQueries,
  invalidateQueriesFx,
  isRetrying,
  queryDataChanged,
  queryFailed,
  refetchOnEvent,
  resetQueriesFx,
} from './query-client'
