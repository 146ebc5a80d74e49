import { type Notification, urgencyOf } from '@/entities/notification'
import { type Sort, sortBy, type SortDirection } from '@/shared/columns'
import { rankNames } from '@/shared/lib/text'
import type { Column } from './columns'

/** Messages have no useful order. */
export type SortColumn = Exclude<Column, 'message'>

export const isSortable = (column: Column): column is SortColumn => column !== 'message'

/** Missing values sort last in both directions; the sort is stable. */
export function sortNotifications(
  list: readonly Notification[],
  sort: Sort<SortColumn> | null,
): readonly Notification[] {
  if (!sort) return list
  const { column, direction } = sort
  switch (column) {
    case 'time':
      return sortBy(list, ({ startsAt }) => startsAt?.getTime() ?? null, direction)
    case 'patient':
      return sortByName(list, 'patientName', direction)
    case 'doctor':
      return sortByName(list, 'doctorName', direction)
    case 'type':
      return sortByName(list, 'appointmentType', direction)
    case 'priority':
      return sortBy(list, toUrgency, direction)
    case 'createdBy':
      return sortByName(list, 'createdBy', direction)
    case 'createdAt':
      return sortBy(list, ({ createdAt }) => createdAt?.getTime() ?? null, direction)
  }
}

const toUrgency = (notification: Notification): number | null =>
  notification.isCritical || notification.priority !== null ? urgencyOf(notification) : null

type NameField = 'patientName' | 'doctorName' | 'appointmentType' | 'createdBy'

/** Comparing names is slow, so the names of a list are ranked once. */
const ranksByList = new WeakMap<readonly Notification[], Map<NameField, ReadonlyMap<string, number>>>()

function ranksOf(list: readonly Notification[], field: NameField): ReadonlyMap<string, number> {
  const ranks = ranksByList.get(list) ?? new Map<NameField, ReadonlyMap<string, number>>()
  const known = ranks.get(field) ?? rankNames(list.flatMap((notification) => notification[field] ?? []))
  ranksByList.set(list, ranks.set(field, known))
  return known
}

/** Prepares the sorting by patient, because comparing thousands of different names would delay it. */
export function rankPatients(list: readonly Notification[]): void {
  ranksOf(list, 'patientName')
}

function sortByName(list: readonly Notification[], field: NameField, direction: SortDirection): Notification[] {
  const ranks = ranksOf(list, field)
  return sortBy(list, (notification) => ranks.get(notification[field] ?? '') ?? null, direction)
}
