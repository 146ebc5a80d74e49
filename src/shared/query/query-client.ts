import { type QueryClient, QueryClient as TanStackQueryClient, type QueryKey } from '@tanstack/react-query'
import { attach, createStore } from 'effector'

const MAX_RETRIES = 2

/** The cache of the scope; the entry point creates it, so that scopes never share data. */
export const $queryClient = createStore<QueryClient>(createPortalQueryClient(), { serialize: 'ignore' })

/** Retries only retryable errors. Writes are effects and never retry. */
export function createPortalQueryClient(
  isRetryable: (error: unknown) => boolean = () => false,
  retryDelay: (attempt: number, error: unknown) => number = () => 1_000,
): QueryClient {
  return new TanStackQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error),
        retryDelay,
      },
    },
  })
}

export const invalidateQueriesFx = attach({
  source: $queryClient,
  effect: (client, queryKey: QueryKey) => client.invalidateQueries({ queryKey }),
})

/** Settles when no query is fetching; a screen starts its queries in its first render. */
export const waitForQueriesFx = attach({
  source: $queryClient,
  effect: (client) =>
    new Promise<void>((resolve) => {
      const stop = client.getQueryCache().subscribe(checkIdle)
      function checkIdle() {
        if (client.isFetching() > 0) return
        stop()
        resolve()
      }
      checkIdle()
    }),
})

/** Removes all data: the next session or clinic must not see it. */
export const clearQueryCacheFx = attach({
  source: $queryClient,
  effect: async (client) => {
    await client.cancelQueries()
    client.clear()
  },
})
