export {
  $queryClient,
  waitForQueriesFx,
  createPortalQueryClient,
  clearQueryCacheFx,
  invalidateQueries,
  invalidateQueriesFx,
  queryFailed,
  refetchOnEvent,
} from './query-client'
