import { combine, createEvent, sample } from 'effector'
import { createUserPreference } from '@/entities/user'
import { columnsInOrder, toLayout } from '@/shared/columns'
import {
  COLUMNS,
  DEFAULT_COLUMNS,
  OPTIONAL_COLUMNS,
  type OptionalColumn,
  toColumns,
  toggleColumn,
} from '../lib/columns'

// Events
export const columnToggled = createEvent<OptionalColumn>()

// Stores
const choice = createUserPreference<readonly OptionalColumn[]>({
  key: 'portal.appointment-columns',
  initial: DEFAULT_COLUMNS,
  parse: (stored) => (Array.isArray(stored) ? OPTIONAL_COLUMNS.filter((column) => stored.includes(column)) : null),
})
export const columnLayout = createUserPreference({
  key: 'portal.appointment-column-layout',
  initial: toLayout(COLUMNS),
  parse: (stored) => toLayout(COLUMNS, stored),
})
/** The shown columns, in the order of the user. */
export const $columns = combine(choice.$value, columnLayout.$value, (chosen, layout) =>
  columnsInOrder(toColumns(chosen), layout),
)

// Connections
sample({
  clock: columnToggled,
  fn: (column) => (chosen: readonly OptionalColumn[]) => toggleColumn(chosen, column),
  target: choice.updated,
})
