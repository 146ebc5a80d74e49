import { type QueryClient, QueryClient as TanStackQueryClient, type QueryKey } from '@tanstack/react-query'
import { attach, createStore } from 'effector'

const MAX_RETRIES = 2

/** The scope's own cache; the entry point creates it, so that two scopes never share answers. */
export const $queryClient = createStore<QueryClient>(createPortalQueryClient(), { serialize: 'ignore' })

/**
 * Reads retry with back-off, but only where a second try can help (`isWorthRetrying`: no connection, server trouble);
 * an answer that says "no" is final. Writes are effects and never retry.
 */
export function createPortalQueryClient(isWorthRetrying: (error: unknown) => boolean = () => false): QueryClient {
  return new TanStackQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
      },
    },
  })
}

export const invalidateQueriesFx = attach({
  source: $queryClient,
  effect: (client, queryKey: QueryKey) => client.invalidateQueries({ queryKey }),
})

/** Settles once no read is under way; what a screen asks for is under way from its first frame on. */
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

/** Forgets every answer: the next session, or the next clinic, must not see the last one's. */
export const clearQueryCacheFx = attach({
  source: $queryClient,
  effect: async (client) => {
    await client.cancelQueries()
    client.clear()
  },
})
