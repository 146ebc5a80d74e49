import { useUnit } from 'effector-react'
import { useListReminders } from '@/shared/api'
import { $minute } from '@/shared/lifecycle'
import { $isOwnerPending } from '../model/local-state-owner'
import { patientLocks } from '../model/patient-lock'
import { readReminders } from '../model/reminder-list'
import { applyLocalStates, snoozedReminders } from '../model/reminder-local-state'
import { $localStates } from '../model/local-state'

const NO_LOCKS = patientLocks(undefined)

/** Due first, with local states applied. */
export function useReminders() {
  const query = useListReminders({ query: { select: readReminders } })
  const { localStates, minute, isOwnerPending } = useUnit({
    localStates: $localStates,
    minute: $minute,
    isOwnerPending: $isOwnerPending,
  })
  const list = isOwnerPending ? undefined : query.data?.list
  return {
    data: list && applyLocalStates(list, localStates, minute),
    /** Reminders of the platform without local states. */
    listed: list ?? [],
    locks: query.data?.locks ?? NO_LOCKS,
    snoozed: list ? snoozedReminders(list, localStates, minute) : [],
    isPending: !list && !query.isError,
    isOffline: !list && query.isPaused,
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
