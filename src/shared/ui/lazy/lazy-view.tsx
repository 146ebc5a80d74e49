import { type ComponentType, useLayoutEffect, useSyncExternalStore } from 'react'
import { createLazyCode, type PrefetchPriority } from './lazy-code'
import { type FallbackOptions, LoadingFallback } from './LoadingFallback'

export interface LazyViewOptions extends FallbackOptions {
  /** Prefetched by priority once the first screen is ready; by default, loaded on mount only. */
  prefetch?: PrefetchPriority
}

export type LazyView<Props> = ComponentType<Props> & {
  load: () => Promise<void>
  useIsLoaded: () => boolean
}

/**
 * Component whose code is loaded on mount, unless it was before. Unlike `React.lazy` it renders synchronously once
 * loaded, without a fallback and the 300 ms throttle after one, and a failed load can be repeated.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { prefetch, ...fallback }: LazyViewOptions = {},
): LazyView<Props> {
  const code = createLazyCode(load, prefetch)
  const useLoadState = () => useSyncExternalStore(code.subscribe, code.state)

  function View(props: Props) {
    const state = useLoadState()
    // Before the paint: the failure of an earlier mount must not flash.
    useLayoutEffect(() => void code.load(), [])
    if (state.status === 'loaded') {
      const Loaded = state.code
      return <Loaded {...props} />
    }
    const error = state.status === 'failed' ? state.error : null
    return <LoadingFallback {...fallback} error={error} onRetry={() => void code.load()} />
  }
  return Object.assign(View, { load: code.load, useIsLoaded: () => useLoadState().status === 'loaded' })
}
