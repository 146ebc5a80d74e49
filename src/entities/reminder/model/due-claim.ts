import { attach, sample } from 'effector'
import { withTabMutex } from '@/shared/browser'
import { type TabMessage, tabMessageSent } from '@/shared/tabs'
import type { Reminder } from './reminder'
import { $localStateContext, $localStates, updateLocalStates } from './local-state'

/** A reminder whose time has come, and when that was. */
export interface DueReminder extends Pick<Reminder, 'uuid' | 'type'> {
  at: number
}

/**
 * Of these reminders, those of whose time nobody has told the doctor yet, in this tab or in another one: whoever asks
 * first is the one to tell.
 */
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
