import { replaceEqualDeep } from '@tanstack/react-query'
import { attach, combine } from 'effector'
import { useUnit } from 'effector-react'
import {
  getListRemindersQueryKey,
  getListRemindersQueryOptions,
  normalizeId,
  type ReminderListResponse,
  type ReminderNote,
  useListReminders,
} from '@/shared/api'
import { $isSignedIn } from '@/shared/auth'
import { withTimeout } from '@/shared/lib/with-timeout'
import { $minute } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { $isOwnerPending, $localContext, $localStates } from '../model/local-state'
import { type PatientLock, type PatientLocks, patientLocks } from '../model/reminder'
import { cachedReminders, readReminders, remindersView } from '../model/reminders-view'

const NO_LOCKS = patientLocks(undefined)

/** One function until its inputs change, because TanStack Query runs every new `select` again. */
const $select = combine($localStates, $minute, (localStates, minute) => (response: ReminderListResponse) => {
  const { list, locks } = readReminders(response)
  return { list, locks, ...remindersView(list, localStates, minute) }
})

/** Of responses only: to compare views with thousands of reminders costs more than to render them. */
const structuralSharing = (before: unknown, after: unknown): unknown =>
  isResponse(after) ? replaceEqualDeep(before, after) : after
const isResponse = (data: unknown): boolean => typeof data === 'object' && data !== null && 'notes' in data

const $isCountKnown = combine($isSignedIn, $isOwnerPending, (isSignedIn, isPending) => isSignedIn && !isPending)

/** Due first, with local states applied. */
export function useReminders() {
  const { select, isOwnerPending } = useUnit({ select: $select, isOwnerPending: $isOwnerPending })
  const query = useListReminders({ query: { select, structuralSharing } })
  const view = isOwnerPending ? undefined : query.data
  return {
    data: view?.shown,
    unread: view?.unread ?? [],
    /** Reminders of the platform without local states. */
    listed: view?.list ?? [],
    locks: query.data?.locks ?? NO_LOCKS,
    snoozed: view?.snoozed ?? [],
    isPending: !view && !query.isError,
    isOffline: !view && query.isPaused,
    isError: query.isError,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  }
}

/** Passed to child views: a second `useReminders` would refetch a failed list. */
export type RemindersRequest = Pick<
  ReturnType<typeof useReminders>,
  'isPending' | 'isOffline' | 'error' | 'isFetching' | 'refetch'
>

/**
 * Locks are only known from the reminders; without them no patient counts as unlocked.
 *
 * @param enabled false reads the list in the cache only
 */
export function usePatientLocks({ enabled = true } = {}): PatientLocks {
  const select = useUnit($select)
  const { data } = useListReminders({ query: { select, structuralSharing, enabled } })
  return data?.locks ?? NO_LOCKS
}

/** Of the list in the cache: it is requested by the views that show it. */
export function useUnreadCount(): number {
  const { select, isKnown } = useUnit({ select: $select, isKnown: $isCountKnown })
  const { data } = useListReminders({ query: { select, structuralSharing, enabled: false } })
  return isKnown && data ? data.unread.length : 0
}
/** For models: the reminders of this moment; the view is null until list and user are known. */
export const readRemindersFx = attach({
  source: $localContext,
  effect: ({ local: { owner, states }, client }) => {
    const now = Date.now()
    const list = owner.status === 'pending' ? null : cachedReminders(client)
    return { now, localStates: states, view: list && remindersView(list, states, now) }
  },
})

/** Adds a pushed reminder to the list until it is refetched, because its lock counts at once. */
export const addPushedReminderFx = attach({
  source: $queryClient,
  effect: async (client, reminderNote: ReminderNote) => {
    const queryKey = getListRemindersQueryKey()
    // Without a list every patient counts as locked.
    if (!client.getQueryData(queryKey)) return
    // The response of a request that has started before may not include the lock.
    await client.cancelQueries({ queryKey })
    client.setQueryData<ReminderListResponse>(
      queryKey,
      (list) => list && { ...list, notes: [...list.notes, reminderNote] },
    )
  },
})

/** After this time the PIN is requested, even if the reminders are still loading. */
const LOCK_TIMEOUT_MS = 5_000

interface ReminderPatient {
  lock: PatientLock
  name: string | null
}

/** Uses the cache. Fails on timeout: then the lock is unknown. */
export const fetchReminderPatientFx = attach({
  source: $queryClient,
  effect: async (client, patientId: string): Promise<ReminderPatient> => {
    const query = client.query({ ...getListRemindersQueryOptions(), staleTime: 'static' })
    // An offline query is paused and does not fail.
    const list = await withTimeout(query, LOCK_TIMEOUT_MS)
    const names = list.notes.map(({ patient_info }) =>
      normalizeId(patient_info?.uuid ?? '') === patientId ? patient_info?.name : null,
    )
    return {
      lock: patientLocks(list).lockOf(patientId),
      name: names.map((name) => name?.trim()).find(Boolean) ?? null,
    }
  },
})
