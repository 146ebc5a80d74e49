export {
  ALWAYS_STALE,
  $queryClient,
  waitForQueriesTask,
  createPortalQueryClient,
  clearQueryCacheTask,
  isFirstLoad,
  isPendingOnline,
  isQueryOf,
  isRetrying,
  queryDataChanged,
  queryFailed,
} from './query-client'
export {
  invalidateQueries,
  invalidateQueriesFx,
  refetchOnEvent,
  resetQueriesSinceTask,
  resetQueriesTask,
} from './refetch'
