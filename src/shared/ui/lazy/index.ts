export { LateDialog } from './LazyDialog'
export { LateSlot, OnItsWay } from './LazySlot'
