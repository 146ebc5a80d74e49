import { sample } from 'effector'
import { getListRemindersQueryKey } from '@/shared/api'
import { attachTask } from '@/shared/lib/effector'
import { $queryClient, isQueryOf, queryDataChanged } from '@/shared/query'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { cachedReminderList, parseReminders } from '../api/reminder-list'

export const remindersUpdated = queryDataChanged.filter({ fn: isQueryOf(getListRemindersQueryKey()) })

/** The schema of the response allows rows without an id, because their locks count, so a missing id is reported here. */
const checkRowsWithoutIdTask = attachTask($queryClient, (client): boolean => {
  const list = cachedReminderList(client)
  return list !== undefined && parseReminders(list).hasRowsWithoutId
})

sample({ clock: remindersUpdated, fn: () => {}, target: checkRowsWithoutIdTask })
sample({
  clock: checkRowsWithoutIdTask.doneData,
  filter: Boolean,
  fn: (): ProblemReport => ({
    kind: 'malformed-response',
    where: `GET ${getListRemindersQueryKey()[0]}`,
    details: ['notes.*.notes_uuid'],
  }),
  target: problemOccurred,
})
