import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { attach } from 'effector'
import { notificationListsKey } from '@/entities/notification'
import {
  type AppointmentNotificationListResponse,
  getListRemindersQueryKey,
  type ReminderListResponse,
} from '@/shared/api'
import { attachTask } from '@/shared/lib/effector'
import { $queryClient, invalidateQueries } from '@/shared/query'

/** Ids of the entries in each list in use, by the hash of its query key. */
type IdsByList = ReadonlyMap<string, readonly string[]>

export interface ListedEntries {
  reminders: IdsByList
  notifications: IdsByList
}

export type MissedCounts = Record<keyof ListedEntries, number>

interface Refetch {
  before: ListedEntries
  after: ListedEntries
}

export const NOTHING_LISTED: ListedEntries = { reminders: new Map(), notifications: new Map() }

export const readListedEntriesTask = attachTask($queryClient, readListedEntries)

/** Events sent while the live connection was down are lost. Resolves with the entries before and after. */
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
  }
}

function readIds<List>(client: QueryClient, queryKey: QueryKey, idsOf: (list: List) => string[]): IdsByList {
  const queries = client.getQueryCache().findAll({ queryKey, type: 'active' })
  return new Map(
    queries.flatMap(({ queryHash, state }) =>
      state.data === undefined ? [] : [[queryHash, idsOf(state.data as List)] as const],
    ),
  )
}

export const countMissed = (known: ListedEntries, { before, after }: Refetch): MissedCounts => ({
  reminders: countNew(known.reminders, before.reminders, after.reminders),
  notifications: countNew(known.notifications, before.notifications, after.notifications),
})

/** An entry may have moved to another list. Lists that were opened since then count from the refetch on. */
function countNew(known: IdsByList, before: IdsByList, after: IdsByList): number {
  const lists = new Map([...before, ...known])
  const knownIds = new Set([...lists.values()].flat())
  const ids = [...after].flatMap(([list, listed]) => (lists.has(list) ? listed : []))
  return new Set(ids.filter((id) => !knownIds.has(id))).size
}
