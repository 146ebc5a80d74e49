export {
  type ColumnLayout,
  columnsInOrder,
  columnTracks,
  type ColumnWidth,
  moveColumn,
  resizeColumn,
  toLayout,
} from './column-layout'
