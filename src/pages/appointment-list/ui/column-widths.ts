import type { Column } from '../lib/columns'

const WIDTHS: Record<Exclude<Column, 'time'>, string> = {
  patient: 'minmax(0, 1.7fr)',
  doctor: 'minmax(0, 1.4fr)',
  type: 'minmax(0, 1.1fr)',
  priority: 'minmax(0, 1fr)',
  message: 'minmax(0, 2.2fr)',
  createdBy: 'minmax(0, 1.1fr)',
  createdAt: 'minmax(0, 1.2fr)',
}

export const columnWidths = (columns: readonly Column[], isOfOneDay: boolean): string =>
  ['32px', ...columns.map((column) => (column === 'time' ? (isOfOneDay ? '60px' : '124px') : WIDTHS[column]))].join(' ')
