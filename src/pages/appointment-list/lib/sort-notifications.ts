import { type Notification, urgencyOf } from '@/entities/notification'
import { rankNames } from '@/shared/lib/compare-names'
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
      return sortByName(list, 'patientName', sign)
    case 'doctor':
      return sortByName(list, 'doctorName', sign)
    case 'type':
      return sortByName(list, 'appointmentType', sign)
    case 'priority':
      return sortBy(list, toUrgency, sign)
    case 'createdBy':
      return sortByName(list, 'createdBy', sign)
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

type NameField = 'patientName' | 'doctorName' | 'appointmentType' | 'createdBy'

/** Comparing names is slow, so the names of a list are ranked once. */
const ranksByList = new WeakMap<readonly Notification[], Map<NameField, ReadonlyMap<string, number>>>()

function ranksOf(list: readonly Notification[], field: NameField): ReadonlyMap<string, number> {
  const ranks = ranksByList.get(list) ?? new Map<NameField, ReadonlyMap<string, number>>()
  const known = ranks.get(field) ?? rankNames(list.flatMap((notification) => notification[field] ?? []))
  ranksByList.set(list, ranks.set(field, known))
  return known
}

/** Prepares the sorting by patient: a list has thousands of different names. */
export function rankPatients(list: readonly Notification[]): void {
  ranksOf(list, 'patientName')
}

function sortByName(list: readonly Notification[], field: NameField, sign: number): Notification[] {
  const ranks = ranksOf(list, field)
  return sortBy(list, (notification) => ranks.get(notification[field] ?? '') ?? null, sign)
}
