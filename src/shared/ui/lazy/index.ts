export { lazyDialog } from './lazy-dialog'
export { type LazyView, lazyView } from './lazy-view'
export { LoadingFallback, useRetryWhenLoadable } from './LoadingFallback'
export { loadViewTask, prefetchViews, prefetchViewsTask } from './lazy-code'
