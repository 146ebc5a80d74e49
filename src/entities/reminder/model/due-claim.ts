import { attach, sample } from 'effector'
import { withTabLock } from '@/shared/browser'
import { type TabNews, tabNewsTold } from '@/shared/tabs'
import type { Reminder } from './reminder'
import { $markPlace, $marks, changeMarks } from './local-state'

/** A reminder whose time has come, and when that was. */
export interface DueReminder extends Pick<Reminder, 'uuid' | 'patient'> {
  at: number
}

/**
 * Of these reminders, those of whose time nobody has told the doctor yet, in this tab or in another one: whoever asks
 * first is the one to tell.
 */
export const claimDueFx = attach({
  source: $markPlace,
  effect: (place, due: readonly DueReminder[]) =>
    withTabLock('reminders-due', async () => {
      let claimed: readonly DueReminder[] = []
      const kept = changeMarks(place, ({ marks, now }) => {
        claimed = due.filter(({ uuid, at }) => (marks[uuid]?.toldAt ?? Number.NEGATIVE_INFINITY) < at)
        return claimed.length === 0
          ? marks
          : {
              ...marks,
              ...Object.fromEntries(claimed.map(({ uuid, at }) => [uuid, { ...marks[uuid], toldAt: at, at: now }])),
            }
      })
      return { ...kept, claimed }
    }),
})

sample({ clock: claimDueFx.doneData, fn: ({ marks }) => marks, target: $marks })
sample({
  clock: claimDueFx.doneData,
  filter: ({ isKept }) => isKept,
  fn: (): TabNews => ({ kind: 'reminders-changed' }),
  target: tabNewsTold,
})
