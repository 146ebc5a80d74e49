import { createEffect, createEvent, createStore, sample, type Unit } from 'effector'
import type { ComponentType } from 'react'

/** Unlike `React.lazy` it renders synchronously once loaded, without a fallback and the 300 ms throttle after one. */
export function createLazyView<Props>(load: () => Promise<ComponentType<Props>>, required: Unit<unknown>) {
  const prefetchRequested = createEvent()

  const loadFx = createEffect(load)

  // Stores
  const $view = createStore<ComponentType<Props> | null>(null, { serialize: 'ignore' }).on(
    loadFx.doneData,
    (_, view) => view,
  )
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
