export { LateDialog } from './LateDialog'
export { LateSlot, OnItsWay } from './LateSlot'
