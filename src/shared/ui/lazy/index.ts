export { LazyDialog } from './LazyDialog'
export { LazySlot, LoadingFallback } from './LazySlot'
