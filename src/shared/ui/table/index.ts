export { TableSkeleton } from './TableSkeleton'
export { type RowSelection, VirtualTable } from './VirtualTable'
export { useWhenIdle } from './use-when-idle'
