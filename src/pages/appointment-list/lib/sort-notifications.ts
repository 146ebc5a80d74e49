import { type Notification, urgencyOf } from '@/entities/notification'
import { type Sort, sortBy, type SortDirection } from '@/shared/columns'
import { memoizeByObject } from '@/shared/lib/memoize'
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
const ranksBy = (field: NameField) =>
  memoizeByObject((list: readonly Notification[]) =>
    rankNames(list.flatMap((notification) => notification[field] ?? [])),
  )
const RANKS = {
  patientName: ranksBy('patientName'),
  doctorName: ranksBy('doctorName'),
  appointmentType: ranksBy('appointmentType'),
  createdBy: ranksBy('createdBy'),
}

/** Prepares the sorting by patient, because comparing thousands of different names would delay it. */
export const rankPatients = RANKS.patientName

function sortByName(list: readonly Notification[], field: NameField, direction: SortDirection): Notification[] {
  const ranks = RANKS[field](list)
  return sortBy(list, (notification) => ranks.get(notification[field] ?? '') ?? null, direction)
}
