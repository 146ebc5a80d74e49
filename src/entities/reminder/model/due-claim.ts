import { attach, sample } from 'effector'
import { withTabMutex } from '@/shared/browser'
import { type TabMessage, tabMessageSent } from '@/shared/tabs'
import type { Reminder } from './reminder'
import { $localStateContext, $localStates, updateLocalStates } from './local-state'

export interface DueReminder extends Pick<Reminder, 'uuid' | 'type'> {
  at: number
}

/** The first tab to claim a reminder shows its toast. */
export const claimDueFx = attach({
  source: $localStateContext,
  effect: (context, due: readonly DueReminder[]) =>
    withTabMutex('reminders-due', async () => {
      let claimed: readonly DueReminder[] = []
      const stored = updateLocalStates(context, ({ localStates, now }) => {
        claimed = due.filter(({ uuid, at }) => (localStates[uuid]?.notifiedAt ?? Number.NEGATIVE_INFINITY) < at)
        return claimed.length === 0
          ? localStates
          : {
              ...localStates,
              ...Object.fromEntries(
                claimed.map(({ uuid, at }) => [uuid, { ...localStates[uuid], notifiedAt: at, at: now }]),
              ),
            }
      })
      return { ...stored, claimed }
    }),
})

sample({ clock: claimDueFx.doneData, fn: ({ localStates }) => localStates, target: $localStates })
sample({
  clock: claimDueFx.doneData,
  filter: ({ isSaved }) => isSaved,
  fn: (): TabMessage => ({ kind: 'reminders-changed' }),
  target: tabMessageSent,
})
