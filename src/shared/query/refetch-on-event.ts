import type { QueryKey } from '@tanstack/react-query'
import { attach, createEffect, createEvent, createStore, sample, scopeBind, type Unit } from 'effector'
import { $queryClient } from './query-client'

/** What changes within this time is asked for once. */
const BATCH_WINDOW_MS = 300

/**
 * Asks again for what has changed, as seldom as possible: however many changes are told, one refetch is under way at most,
 * and the next begins after it has ended. What was told last is therefore always part of an answer.
 */
export function refetchOnEvent(changed: Unit<unknown>, queryKey: () => QueryKey): void {
  // Events
  const refetchDue = createEvent()

  // Effects
  const waitFx = createEffect(() => void setTimeout(scopeBind(refetchDue), BATCH_WINDOW_MS))
  const refetchFx = attach({
    source: $queryClient,
    effect: (client) => client.invalidateQueries({ queryKey: queryKey() }),
  })

  // State
  /** `changed`: there is something that no refetch under way can know of. */
  const $state = createStore<'current' | 'changed'>('current')
  const $isWaiting = createStore(false)
    .on(waitFx, () => true)
    .on(refetchDue, () => false)

  // Connections
  sample({ clock: changed, fn: (): 'changed' => 'changed', target: $state })
  sample({
    clock: [$state, refetchFx.finally],
    source: { state: $state, isWaiting: $isWaiting, isAsking: refetchFx.pending },
    filter: ({ state, isWaiting, isAsking }) => state === 'changed' && !isWaiting && !isAsking,
    fn: () => {},
    target: waitFx,
  })
  sample({ clock: refetchDue, fn: () => {}, target: refetchFx })
  sample({ clock: refetchFx, fn: (): 'current' => 'current', target: $state })
}
