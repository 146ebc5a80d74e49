export {
  $queryClient,
  waitForQueriesFx,
  createPortalQueryClient,
  clearQueryCacheFx,
  invalidateQueriesFx,
} from './query-client'
export { queryFailed } from './query-failures'
export { refetchOnEvent } from './refetch-on-event'
