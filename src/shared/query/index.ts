export {
  ALWAYS_STALE,
  $queryClient,
  waitForQueriesTask,
  createPortalQueryClient,
  clearQueryCacheTask,
  invalidateQueries,
  invalidateQueriesFx,
  isRetrying,
  queryDataChanged,
  queryFailed,
  refetchOnEvent,
  resetQueriesTask,
} from './query-client'
