import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createPortalQueryClient } from '@/shared/query'

/** A query client with its usual cache, whose reads are answered by `answer` instead of the platform. */
export function createAnsweringClient(answer: (queryKey: QueryKey) => Promise<unknown>): QueryClient {
  const client = createPortalQueryClient()
  const query = client.query.bind(client) as (options: object) => Promise<unknown>
  return Object.assign(client, {
    query: (options: { queryKey: QueryKey }) => query({ ...options, queryFn: () => answer(options.queryKey) }),
  })
}
