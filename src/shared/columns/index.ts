export {
  type ColumnLayout,
  columnsInOrder,
  columnTracks,
  type ColumnWidth,
  moveColumn,
  resizeColumn,
  toLayout,
} from './column-layout'
export { nextSort, type Sort, sortBy, type SortDirection } from './sort'
