import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { attach } from 'effector'
import { notificationListsKey } from '@/entities/notification'
import {
  type AppointmentNotificationListResponse,
  getListRemindersQueryKey,
  normalizeId,
  type ReminderListResponse,
} from '@/shared/api'
import { attachTask } from '@/shared/lib/effector'
import { $queryClient, invalidateQueries } from '@/shared/query'

/** Ids of the entries in each list in use, by the hash of its query key. */
type IdsByList = ReadonlyMap<string, readonly string[]>

interface ListedEntries {
  reminders: IdsByList
  notifications: IdsByList
  /** Notifications that the user has changed. They do not count as new, for example after the user has shown them again. */
  ownChanges: readonly string[]
}

export type MissedCounts = Record<'reminders' | 'notifications', number>

interface Refetch {
  before: ListedEntries
  after: ListedEntries
}

export const NOTHING_LISTED: ListedEntries = { reminders: new Map(), notifications: new Map(), ownChanges: [] }

export const readListedEntriesTask = attachTask($queryClient, readListedEntries)

/**
 * Refetches the lists, because events sent while the live connection was down are lost. Resolves with the entries before and
 * after.
 */
export const refetchListsFx = attach({
  source: $queryClient,
  effect: async (client): Promise<Refetch> => {
    const before = readListedEntries(client)
    await Promise.all([
      invalidateQueries(client, getListRemindersQueryKey()),
      invalidateQueries(client, notificationListsKey()),
    ])
    return { before, after: readListedEntries(client) }
  },
})

function readListedEntries(client: QueryClient): ListedEntries {
  return {
    reminders: readIds<ReminderListResponse>(client, getListRemindersQueryKey(), ({ notes }) =>
      notes.flatMap(({ notes_uuid }) => notes_uuid || []),
    ),
    notifications: readIds<AppointmentNotificationListResponse>(client, notificationListsKey(), ({ notifications }) =>
      notifications.map(({ uuid }) => uuid),
    ),
    ownChanges: [],
  }
}

function readIds<List>(client: QueryClient, queryKey: QueryKey, idsOf: (list: List) => string[]): IdsByList {
  const lists = client.getQueriesData<List>({ queryKey, type: 'active' })
  return new Map(lists.flatMap(([key, list]) => (list ? [[hashKey(key), idsOf(list).map(normalizeId)] as const] : [])))
}

export const withOwnChanges = (known: ListedEntries, uuids: Iterable<string>): ListedEntries => ({
  ...known,
  ownChanges: [...known.ownChanges, ...uuids],
})

export const countMissed = (known: ListedEntries, { before, after }: Refetch): MissedCounts => ({
  reminders: countNew(known.reminders, before.reminders, after.reminders, []),
  notifications: countNew(known.notifications, before.notifications, after.notifications, known.ownChanges),
})

/**
 * Counts entries that no list had before: one that moved to another list is not new. A list that was opened after the loss is
 * compared with its entries before the refetch.
 */
function countNew(known: IdsByList, before: IdsByList, after: IdsByList, ownChanges: readonly string[]): number {
  const lists = new Map([...before, ...known])
  const knownIds = new Set([...lists.values(), ownChanges].flat())
  const ids = [...after].flatMap(([list, idsOfList]) => (lists.has(list) ? idsOfList : []))
  return new Set(ids.filter((id) => !knownIds.has(id))).size
}
