import type { QueryKey } from '@tanstack/react-query'
import { attach, createEvent, sample, scopeBind } from 'effector'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient } from './query-client'

// Events
/** A read has failed for good, also one that refreshes what is shown: for the stories that have to say so. */
export const queryFailed = createEvent<QueryKey>()

// Effects
const watchQueriesFx = attach({
  source: $queryClient,
  effect: (client) => {
    const emit = scopeBind(queryFailed)
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') emit(event.query.queryKey)
    })
  },
})

// Connections
sample({ clock: appStarted, target: watchQueriesFx })
