import { createEffect, createEvent, createStore, sample, type Unit } from 'effector'
import type { ComponentType } from 'react'

/**
 * A part of the interface whose code is not in the first bundle: fetched when the browser has time (`prefetched`), or at
 * the latest when it is `needed`. Not `React.lazy`: once the code is there it renders in the same frame, without a
 * fallback and without the 300 ms for which React holds back what follows one.
 */
export function createLazyView<Props>(load: () => Promise<ComponentType<Props>>, required: Unit<unknown>) {
  // Events
  const prefetchRequested = createEvent()

  // Effects
  const loadFx = createEffect(load)

  // State
  const $view = createStore<ComponentType<Props> | null>(null, { serialize: 'ignore' }).on(
    loadFx.doneData,
    (_, view) => view,
  )
  /** Why the code did not come the last time it was asked for. */
  const $failure = createStore<Error | null>(null, { serialize: 'ignore' })
    .on(loadFx.failData, (_, error) => error)
    .reset(loadFx)

  // Connections
  sample({
    clock: [prefetchRequested, required],
    source: { view: $view, isLoading: loadFx.pending },
    filter: ({ view, isLoading }) => view === null && !isLoading,
    fn: () => {},
    target: loadFx,
  })

  return { prefetched: prefetchRequested, loadFx, $view, $failure }
}

export type LazyView<Props> = ReturnType<typeof createLazyView<Props>>
