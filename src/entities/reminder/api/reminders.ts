import { useUnit } from 'effector-react'
import { useListReminders } from '@/shared/api'
import { $minute } from '@/shared/lifecycle'
import { $isReaderAwaited } from '../model/local-state-owner'
import { toReminderList } from '../model/reminder-list'
import { applyOverlay, postponedOf } from '../model/reminder-local-state'
import { $marks } from '../model/local-state'

/**
 * The doctor's reminders in the active clinic, due first, as the doctor has them on this device: what they removed or
 * postponed is not among them, and read is what they have read.
 */
export function useReminders() {
  const answer = useListReminders({ query: { select: toReminderList } })
  const { marks, minute, isReaderAwaited } = useUnit({
    marks: $marks,
    minute: $minute,
    isReaderAwaited: $isReaderAwaited,
  })
  const list = isReaderAwaited ? undefined : answer.data
  return {
    data: list && applyOverlay(list, marks, minute),
    /** All that the platform has listed, whatever the doctor has done with it here. */
    listed: list ?? [],
    /** Those that come back by themselves. */
    postponed: list ? postponedOf(list, marks, minute) : [],
    isPending: !list && !answer.isError,
    /** There is no list and no connection to ask for it. */
    isOffline: !list && answer.isPaused,
    isError: answer.isError,
    isFetching: answer.isFetching,
    refetch: answer.refetch,
  }
}
