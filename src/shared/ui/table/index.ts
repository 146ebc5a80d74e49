export { type RowSelection, VirtualTable } from './VirtualTable'
export { useWhenIdle } from './use-when-idle'
