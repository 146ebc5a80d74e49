export { TableSkeleton } from './TableSkeleton'
export { type RowSelection, VirtualTable } from './VirtualTable'
