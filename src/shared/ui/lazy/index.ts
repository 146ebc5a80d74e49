export { LazyDialog } from './LazyDialog'
export { LazySlot, LoadingFallback } from './LazySlot'
export { useRetryWhenLoadable } from './use-retry-when-loadable'
