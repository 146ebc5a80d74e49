import type { QueryKey } from '@tanstack/react-query'
import { attach, createEvent, sample, scopeBind } from 'effector'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient } from './query-client'

/** A query has failed after its retries, background refetches included. For flows that show the failure. */
export const queryFailed = createEvent<QueryKey>()

const watchQueriesFx = attach({
  source: $queryClient,
  effect: (client) => {
    const emit = scopeBind(queryFailed)
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') emit(event.query.queryKey)
    })
  },
})

sample({ clock: appStarted, target: watchQueriesFx })
