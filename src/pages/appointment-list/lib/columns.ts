import type { ColumnWidth } from '@/shared/columns'

/** In the order of the table until the user moves them. */
export const COLUMNS = ['time', 'patient', 'doctor', 'type', 'priority', 'message', 'createdBy', 'createdAt'] as const
export type Column = (typeof COLUMNS)[number]

/** The patient column cannot be hidden. */
export type OptionalColumn = Exclude<Column, 'patient'>
export const OPTIONAL_COLUMNS = COLUMNS.filter((column): column is OptionalColumn => column !== 'patient')

export const DEFAULT_COLUMNS: readonly OptionalColumn[] = ['time', 'doctor', 'type', 'priority', 'message']

export const toColumns = (chosen: readonly OptionalColumn[]): Column[] =>
  COLUMNS.filter((column) => column === 'patient' || chosen.includes(column))

export const toggleColumn = (chosen: readonly OptionalColumn[], column: OptionalColumn): OptionalColumn[] =>
  OPTIONAL_COLUMNS.filter((item) => chosen.includes(item) !== (item === column))

const WIDTHS: Record<Exclude<Column, 'time'>, ColumnWidth> = {
  patient: { min: 140, share: 1.7 },
  doctor: { min: 120, share: 1.4 },
  type: { min: 132, share: 1.1 },
  priority: { min: 136, share: 1 },
  message: { min: 160, share: 2.2 },
  createdBy: { min: 120, share: 1.1 },
  createdAt: { min: 140, share: 1.2 },
}

export const columnWidth = (column: Column, isOfOneDay: boolean): ColumnWidth =>
  column === 'time' ? { min: isOfOneDay ? 80 : 132, share: 0 } : WIDTHS[column]
