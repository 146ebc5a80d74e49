import type { ColumnWidth } from '@/shared/columns'

/** In the order of the table until the user moves them. */
export const COLUMNS = ['name', 'phone', 'birthDate', 'citizenshipNumber'] as const
export type Column = (typeof COLUMNS)[number]

export const COLUMN_WIDTHS: Record<Column, ColumnWidth> = {
  name: { min: 200, share: 2 },
  phone: { min: 160, share: 1.3 },
  birthDate: { min: 150, share: 1.3 },
  citizenshipNumber: { min: 180, share: 1.2 },
}
