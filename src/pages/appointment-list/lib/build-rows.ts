import { doctorKey, type Notification } from '@/entities/notification'
import type { Sort } from '@/shared/columns'
import { type Group, type Grouping, groupNotifications } from './group-notifications'
import type { SortColumn } from './sort-notifications'

export interface GroupHeaderRow {
  kind: 'heading'
  key: string
  group: Group
  uuids: readonly string[]
}

export type Row = { kind: 'notification'; key: string; notification: Notification } | GroupHeaderRow

interface RowOrder {
  sort: Sort<SortColumn> | null
  grouping: Grouping
}

/** `sorted` must already be in the order of `sort`. */
export function buildRows(sorted: readonly Notification[], { sort, grouping }: RowOrder): Row[] {
  if (grouping === 'none') return sorted.map(toRow)
  return groupNotifications(sorted, grouping, sort).flatMap(({ group, notifications }): Row[] => [
    { kind: 'heading', key: keyOf(group), group, uuids: notifications.map(({ uuid }) => uuid) },
    ...notifications.map(toRow),
  ])
}

const toRow = (notification: Notification): Row => ({ kind: 'notification', key: notification.uuid, notification })

/** Cannot collide with a uuid. */
function keyOf(group: Group): string {
  switch (group.by) {
    case 'hour':
      return `hour:${group.day} ${group.hour}`
    case 'doctor':
      return `doctor:${doctorKey(group.name)}`
    case 'nothing':
      return 'nothing'
  }
}
