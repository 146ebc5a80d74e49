import { replaceEqualDeep } from '@tanstack/react-query'
import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { type ReminderListResponse, useListReminders } from '@/shared/api'
import { $isSignedIn } from '@/shared/auth'
import { memoizeByObject } from '@/shared/lib/memoize'
import { $minute } from '@/shared/lifecycle'
import { $isOwnerPending, $localStates } from '../model/local-state'
import {
  $unlockedPatients,
  isPatientLocked,
  type LockLookup,
  lockLookup,
  withUnlockedPatients,
} from '../model/patient-lock'
import { remindersView } from '../model/reminders-view'
import { parseReminders } from './reminder-list'

const UNKNOWN_LOCKS = lockLookup(undefined)

/** One function until its inputs change, because TanStack Query runs every new `select` again; observers share its result. */
const $select = combine($localStates, $minute, $unlockedPatients, (localStates, minute, unlocked) =>
  memoizeByObject((response: ReminderListResponse) => {
    const { list, lockOf, isUnreadable } = parseReminders(response)
    return { list, lockOf, isUnreadable, ...remindersView(withUnlockedPatients(list, unlocked), localStates, minute) }
  }),
)

/** Applied to responses only: comparing views with thousands of reminders costs more than rendering them. */
const structuralSharing = (before: unknown, after: unknown): unknown =>
  isResponse(after) ? replaceEqualDeep(before, after) : after
const isResponse = (data: unknown): boolean => typeof data === 'object' && data !== null && 'notes' in data

const $isCountKnown = combine($isSignedIn, $isOwnerPending, (isSignedIn, isPending) => isSignedIn && !isPending)

/** `data` is sorted by time and has the local states applied. */
export function useReminders() {
  const { select, isOwnerPending, unlocked } = useUnit({
    select: $select,
    isOwnerPending: $isOwnerPending,
    unlocked: $unlockedPatients,
  })
  const query = useListReminders({ query: { select, structuralSharing } })
  const isUnreadable = query.data?.isUnreadable === true
  const view = isOwnerPending || isUnreadable ? undefined : query.data
  const isError = query.isError || isUnreadable
  return {
    data: view?.shown,
    unread: view?.unread ?? [],
    /** Reminders as the platform sent them: without local states, and locked also after the PIN. */
    listed: view?.list ?? [],
    ...patientLocks(query.data?.lockOf, unlocked),
    snoozed: view?.snoozed ?? [],
    isLoading: !view && !isError && !query.isPaused,
    isPaused: query.isPaused,
    isError,
    error: query.error,
    // Like `isRetrying`, it reads `isFetching` only after a failure.
    isRetrying: isError && query.isFetching,
    refetch: query.refetch,
  }
}

/** Passed to child views: a second `useReminders` would refetch a failed list. */
export type RemindersQuery = ReturnType<typeof useReminders>

/**
 * Locks are only known from the reminders; without them every patient counts as locked.
 *
 * @param enabled false reads the list in the cache only
 */
export function usePatientLocks({ enabled = true } = {}) {
  'use memo'
  const { select, unlocked } = useUnit({ select: $select, unlocked: $unlockedPatients })
  const { data } = useListReminders({ query: { select, structuralSharing, enabled } })
  return patientLocks(data?.lockOf, unlocked)
}

const patientLocks = (lockOf: LockLookup = UNKNOWN_LOCKS, unlocked: readonly string[]) => ({
  lockOf,
  /** False also for a patient for whom the user entered the PIN. */
  isLocked: (patientId: string) => isPatientLocked(lockOf(patientId), patientId, unlocked),
})

/** Reads the cached list and sends no request: the views that show the list request it. */
export function useUnreadCount(): number {
  const { select, isKnown } = useUnit({ select: $select, isKnown: $isCountKnown })
  const { data } = useListReminders({ query: { select, structuralSharing, enabled: false } })
  return isKnown && data ? data.unread.length : 0
}
