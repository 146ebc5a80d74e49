export { LazyDialog } from './LazyDialog'
export { type LazyView, lazyView } from './lazy-view'
export { LoadingFallback, useRetryWhenLoadable } from './LoadingFallback'
export { loadViewFx, prefetchViews, prefetchViewsFx } from './lazy-code'
