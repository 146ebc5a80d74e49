export {
  $queryClient,
  waitForQueriesFx,
  createPortalQueryClient,
  clearQueryCacheFx,
  invalidateQueriesFx,
  queryFailed,
  refetchOnEvent,
} from './query-client'
