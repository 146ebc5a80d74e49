import type { Notification } from '@/entities/notification'
import { type Group, type Grouping, groupNotifications } from './group-notifications'
import type { Sort } from './sort-notifications'

export interface GroupHeaderRow {
  kind: 'heading'
  key: string
  group: Group
  /** Of all that stands below it. */
  uuids: readonly string[]
}

/** A row of the table: a notification, or the heading of a group. */
export type Row = { kind: 'notification'; key: string; notification: Notification } | GroupHeaderRow

interface RowOrder {
  sort: Sort | null
  grouping: Grouping
}

/** All rows from top to bottom; `sorted` is in the order of `sort`. */
export function buildRows(sorted: readonly Notification[], { sort, grouping }: RowOrder): Row[] {
  if (grouping === 'none') return sorted.map(toRow)
  return groupNotifications(sorted, grouping, sort).flatMap(({ group, notifications }): Row[] => [
    { kind: 'heading', key: keyOf(group), group, uuids: notifications.map(({ uuid }) => uuid) },
    ...notifications.map(toRow),
  ])
}

const toRow = (notification: Notification): Row => ({ kind: 'notification', key: notification.uuid, notification })

/** No uuid looks like that. */
function keyOf(group: Group): string {
  switch (group.by) {
    case 'hour':
      return `hour:${group.day} ${group.hour}`
    case 'doctor':
      return `doctor:${group.name}`
    case 'nothing':
      return 'nothing'
  }
}
