import { useUnit } from 'effector-react'
import { useListReminders } from '@/shared/api'
import { $minute } from '@/shared/lifecycle'
import { $isOwnerPending } from '../model/local-state-owner'
import { patientLocks } from '../model/patient-lock'
import { readReminders } from '../model/reminder-list'
import { applyLocalStates, snoozedReminders } from '../model/reminder-local-state'
import { $localStates } from '../model/local-state'

const NO_LOCKS = patientLocks(undefined)

/**
 * The doctor's reminders in the active clinic, due first, as the doctor has them on this device: what they removed or
 * postponed is not among them, and read is what they have read.
 */
export function useReminders() {
  const answer = useListReminders({ query: { select: readReminders } })
  const { localStates, minute, isOwnerPending } = useUnit({
    localStates: $localStates,
    minute: $minute,
    isOwnerPending: $isOwnerPending,
  })
  const list = isOwnerPending ? undefined : answer.data?.list
  return {
    data: list && applyLocalStates(list, localStates, minute),
    /** All that the platform has listed, whatever the doctor has done with it here. */
    listed: list ?? [],
    /** Of patients; unknown for all of them while there is no list. */
    locks: answer.data?.locks ?? NO_LOCKS,
    /** Those that come back by themselves. */
    postponed: list ? snoozedReminders(list, localStates, minute) : [],
    isPending: !list && !answer.isError,
    /** There is no list and no connection to ask for it. */
    isOffline: !list && answer.isPaused,
    isError: answer.isError,
    isFetching: answer.isFetching,
    refetch: answer.refetch,
  }
}

/** For views below the one that reads: a second `useReminders` asks again for a list that has failed. */
export type RemindersRequest = Pick<
  ReturnType<typeof useReminders>,
  'isPending' | 'isOffline' | 'isFetching' | 'refetch'
>
