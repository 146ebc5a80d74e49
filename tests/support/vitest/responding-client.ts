import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createPortalQueryClient } from '@/shared/query'

/** A query client with its usual cache, whose reads get the response of `respond` instead of the platform's. */
export function createRespondingClient(respond: (queryKey: QueryKey) => Promise<unknown>): QueryClient {
  const client = createPortalQueryClient()
  const query = client.query.bind(client) as (options: object) => Promise<unknown>
  return Object.assign(client, {
    query: (options: { queryKey: QueryKey }) => query({ ...options, queryFn: () => respond(options.queryKey) }),
  })
}
