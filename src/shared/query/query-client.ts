import {
  focusManager,
  type QueryClient,
  type QueryKey,
  QueryClient as TanStackQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { createEvent, createStore, sample, scopeBind } from 'effector'
import { attachTask, createTask } from '@/shared/lib/effector'
import { $isPageVisible, appStarted } from '@/shared/lifecycle'

const MAX_RETRIES = 2
const STALE_TIME_MS = 30_000

/** A `staleTime` with which a query always fetches. With 0 it does not while its data are newer than a clock that was set back. */
export const ALWAYS_STALE = Number.NEGATIVE_INFINITY

/** The entry point sets the cache of the portal. Scopes without their own share this default: tests that need it pass one. */
export const $queryClient = createStore<QueryClient>(createPortalQueryClient(), { serialize: 'ignore' })

/** Retries only retryable errors. Writes are effects and never retry. */
export function createPortalQueryClient(
  isRetryable: (error: unknown) => boolean = () => false,
  retryDelay: (attempt: number, error: unknown) => number = () => 1_000,
): QueryClient {
  return new TanStackQueryClient({
    defaultOptions: {
      queries: {
        staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? ALWAYS_STALE : STALE_TIME_MS),
        retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error),
        retryDelay,
      },
    },
  })
}

/** Settles when no query is fetching; a screen starts its queries in its first render. */
export const waitForQueriesTask = attachTask(
  $queryClient,
  (client) =>
    new Promise<void>((resolve) => {
      const stop = client.getQueryCache().subscribe(checkIdle)
      function checkIdle() {
        if (client.isFetching() > 0) return
        stop()
        resolve()
      }
      checkIdle()
    }),
)

/** Removes all data, and rejects pending reads: the next session or clinic must not see them. */
export const clearQueryCacheTask = attachTask($queryClient, (client) => client.clear())

/** A query has failed after its retries, background refetches included. For flows that show the failure. */
export const queryFailed = createEvent<QueryKey>()
/** The data of a query may have changed: by a response, a write into the cache, or a reset, after which there is none. */
export const queryDataChanged = createEvent<QueryKey>()

const watchQueriesTask = createTask((client: QueryClient) => {
  const failed = scopeBind(queryFailed)
  const dataChanged = scopeBind(queryDataChanged)
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'error') failed(query.queryKey)
    if (action.type === 'success' || action.type === 'setState') dataChanged(query.queryKey)
  })
})

sample({ clock: appStarted, source: $queryClient, target: watchQueriesTask })

/**
 * TanStack Query would pause a failed query of a hidden tab until the tab is shown, but the reminders of a hidden tab are
 * announced (decision 0075). Its own listener would then refetch in a tab that is hidden.
 */
const retryInHiddenTabTask = createTask(() => {
  focusManager.setEventListener(() => undefined)
  focusManager.setFocused(true)
})
const refetchStaleQueriesTask = createTask(() => focusManager.onFocus())

sample({ clock: appStarted, target: retryInHiddenTabTask })
sample({ clock: $isPageVisible, filter: Boolean, target: refetchStaleQueriesTask })

/** Whether a query is of the endpoint with this generated key. Without parameters the key of a POST ends in `undefined`. */
export const isQueryOf =
  (endpointKey: QueryKey) =>
  (key: QueryKey): boolean =>
    endpointKey.every((part, index) => part === undefined || part === key[index])

/**
 * Whether a query has no data yet and does not wait for the connection. Not TanStack Query's `isLoading`: that of a cancelled
 * first load is false, and an error would be shown.
 */
export const isPendingOnline = ({ isPending, isPaused }: Pick<UseQueryResult, 'isPending' | 'isPaused'>): boolean =>
  isPending && !isPaused

/** Unlike `isPendingOnline`, it is false when a query that has failed is requested again: its view is shown already. */
export const isFirstLoad = (query: Pick<UseQueryResult, 'isPending' | 'isPaused' | 'errorUpdateCount'>): boolean =>
  isPendingOnline(query) && query.errorUpdateCount === 0

/** Reads `isFetching` only after a failure: a view that reads it renders at the start and at the end of every refetch. */
export const isRetrying = (query: Pick<UseQueryResult, 'isError' | 'isFetching'>): boolean =>
  query.isError && query.isFetching
