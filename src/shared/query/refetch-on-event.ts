import type { QueryKey } from '@tanstack/react-query'
import { attach, createEffect, createEvent, createStore, sample, scopeBind, type Unit } from 'effector'
import { $queryClient } from './query-client'

const BATCH_WINDOW_MS = 300

/** At most one refetch runs at a time, and the next one starts after it, so the last event is always covered. */
export function refetchOnEvent(changed: Unit<unknown>, queryKey: () => QueryKey): void {
  const refetchDue = createEvent()

  const waitFx = createEffect(() => void setTimeout(scopeBind(refetchDue), BATCH_WINDOW_MS))
  const refetchFx = attach({
    source: $queryClient,
    effect: (client) => client.invalidateQueries({ queryKey: queryKey() }),
  })

  // Stores
  /** `changed`: an event arrived that the running refetch may not include. */
  const $state = createStore<'current' | 'changed'>('current')
  const $isWaiting = createStore(false)
    .on(waitFx, () => true)
    .on(refetchDue, () => false)

  // Connections
  sample({ clock: changed, fn: (): 'changed' => 'changed', target: $state })
  sample({
    clock: [$state, refetchFx.finally],
    source: { state: $state, isWaiting: $isWaiting, isRefetching: refetchFx.pending },
    filter: ({ state, isWaiting, isRefetching }) => state === 'changed' && !isWaiting && !isRefetching,
    fn: () => {},
    target: waitFx,
  })
  sample({ clock: refetchDue, fn: () => {}, target: refetchFx })
  sample({ clock: refetchFx, fn: (): 'current' => 'current', target: $state })
}
