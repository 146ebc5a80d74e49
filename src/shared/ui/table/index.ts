export { type RowSelection, VirtualTable } from './VirtualTable'
