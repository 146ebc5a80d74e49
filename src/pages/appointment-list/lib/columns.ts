/** In the order of the table. */
const COLUMNS = ['time', 'patient', 'doctor', 'type', 'priority', 'message', 'createdBy', 'createdAt'] as const
export type Column = (typeof COLUMNS)[number]

/** The patient column cannot be hidden. */
export type OptionalColumn = Exclude<Column, 'patient'>
export const OPTIONAL_COLUMNS = COLUMNS.filter((column): column is OptionalColumn => column !== 'patient')

export const DEFAULT_COLUMNS: readonly OptionalColumn[] = ['time', 'doctor', 'type', 'priority', 'message']

export const toColumns = (chosen: readonly OptionalColumn[]): Column[] =>
  COLUMNS.filter((column) => column === 'patient' || chosen.includes(column))

export const toggleColumn = (chosen: readonly OptionalColumn[], column: OptionalColumn): OptionalColumn[] =>
  OPTIONAL_COLUMNS.filter((item) => chosen.includes(item) !== (item === column))
