import { type Notification, urgencyOf } from '@/entities/notification'
import { compareNames } from '@/shared/lib/compare-names'
import type { Column } from './columns'

const SORT_COLUMNS = ['time', 'patient', 'doctor', 'type', 'priority', 'createdBy', 'createdAt'] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

export interface Sort {
  column: SortColumn
  direction: 'ascending' | 'descending'
}

export const isSortable = (column: Column): column is SortColumn =>
  SORT_COLUMNS.some((sortColumn) => sortColumn === column)

/** The next state after a click: ascending, descending, default order. */
export function nextSort(sort: Sort | null, column: SortColumn): Sort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/** Missing values sort last in both directions; the sort is stable. */
export function sortNotifications(list: readonly Notification[], sort: Sort | null): readonly Notification[] {
  if (!sort) return list
  const sign = sort.direction === 'ascending' ? 1 : -1
  switch (sort.column) {
    case 'time':
      return sortBy(list, ({ startsAt }) => startsAt?.getTime() ?? null, sign)
    case 'patient':
      return sortByName(list, ({ patientName }) => patientName, sign)
    case 'doctor':
      return sortByName(list, ({ doctorName }) => doctorName, sign)
    case 'type':
      return sortByName(list, ({ appointmentType }) => appointmentType, sign)
    case 'priority':
      return sortBy(list, toUrgency, sign)
    case 'createdBy':
      return sortByName(list, ({ createdBy }) => createdBy, sign)
    case 'createdAt':
      return sortBy(list, ({ createdAt }) => createdAt?.getTime() ?? null, sign)
  }
}

const toUrgency = (notification: Notification): number | null =>
  notification.isCritical || notification.priority !== null ? urgencyOf(notification) : null

function sortBy(
  list: readonly Notification[],
  valueOf: (notification: Notification) => number | null,
  sign: number,
): Notification[] {
  const keyed = list.map((notification) => ({ notification, value: valueOf(notification) }))
  keyed.sort(({ value: a }, { value: b }) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : sign * (a - b),
  )
  return keyed.map(({ notification }) => notification)
}

/** Comparing names is slow, so each distinct name is ranked once. */
function sortByName(
  list: readonly Notification[],
  nameOf: (notification: Notification) => string | null,
  sign: number,
): Notification[] {
  const names = [...new Set(list.map(nameOf))].filter((name) => name !== null).sort(compareNames)
  const ranks = new Map(names.map((name, rank) => [name, rank]))
  return sortBy(list, (notification) => ranks.get(nameOf(notification) ?? '') ?? null, sign)
}
