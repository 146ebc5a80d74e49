import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { attach, createEvent, createStore, sample, type Unit } from 'effector'
import { attachTask, createDelayTask } from '@/shared/lib/effector'
import { $queryClient } from './query-client'

/** Settles when the queries in use have been refetched. */
export async function invalidateQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const isLoading = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined
  const loading = new Set(client.getQueryCache().findAll({ queryKey, predicate: isLoading }))
  await client.invalidateQueries({ queryKey })
  // TanStack Query does not restart a first load, whose response may be older than the change.
  const isOutdated = (query: Query) => loading.has(query) && query.state.data !== undefined
  await client.invalidateQueries({ queryKey, predicate: isOutdated })
}

export const invalidateQueriesFx = attach({ source: $queryClient, effect: invalidateQueries })

/** Unlike an invalidation, it removes the data at once: until the refetch they are unknown. */
export const resetQueriesTask = attachTask($queryClient, (client, queryKey: QueryKey) =>
  client.resetQueries({ queryKey }),
)

/** Removes the data that arrived since this time, in ms since the epoch, and refetches those in use. */
export const resetQueriesSinceTask = attachTask($queryClient, (client, since: number) =>
  client.resetQueries({ predicate: ({ state }) => state.dataUpdatedAt >= since }),
)

const BATCH_WINDOW_MS = 300

/** At most one refetch runs at a time, and the next one starts after it, so the last event is always covered. */
export function refetchOnEvent(changed: Unit<unknown>, queryKey: () => QueryKey): void {
  const refetchDue = createEvent()

  const startBatchTask = createDelayTask(refetchDue, BATCH_WINDOW_MS)
  const refetchTask = attachTask($queryClient, invalidateQueries)

  // Stores
  /** An event arrived that the running refetch may not include. */
  const $isOutdated = createStore(false)
    .on(changed, () => true)
    .on(refetchTask, () => false)
  /** `invalidateQueries` never rejects: the errors of the requests are in their queries. */
  const $status = createStore<'idle' | 'waiting' | 'refetching'>('idle')
    .on(startBatchTask, () => 'waiting')
    .on(refetchTask, () => 'refetching')
    .on(refetchTask.doneData, () => 'idle')

  // Connections
  sample({
    clock: [$isOutdated, $status],
    source: { isOutdated: $isOutdated, status: $status },
    filter: ({ isOutdated, status }) => isOutdated && status === 'idle',
    target: startBatchTask,
  })
  sample({ clock: refetchDue, fn: () => queryKey(), target: refetchTask })
}
