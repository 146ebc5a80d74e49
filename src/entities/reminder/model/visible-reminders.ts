import { attach, createEvent, createStore, sample } from 'effector'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { $minute } from '@/shared/lifecycle'
import { $reader } from './local-state-owner'
import type { Reminder } from './reminder'
import { listedReminders, remindersArrived } from './reminder-list'
import { applyOverlay, type ReminderMarks } from './reminder-local-state'
import { $markPlace, $marks } from './local-state'

export interface ShownReminders {
  /** As the doctor has them now: without those that were removed or postponed. */
  shown: readonly Reminder[]
  marks: ReminderMarks
  now: number
}

// What happened
/** A story without a view wants to know what is there. */
export const remindersSought = createEvent()

// What the world does for us
const lookAtRemindersFx = attach({
  source: $markPlace,
  effect: ({ client, marks }): ShownReminders => {
    const now = Date.now()
    return { shown: applyOverlay(listedReminders(client), marks, now), marks, now }
  },
})

// Flow
/** They may have changed: by the platform, by the doctor, or because time goes by. */
sample({
  clock: [remindersArrived, $marks, $minute, $reader, remindersSought],
  source: { reader: $reader, isSignedIn: $isSignedIn },
  filter: ({ reader, isSignedIn }) => isSignedIn && reader.status !== 'awaited',
  fn: () => {},
  target: lookAtRemindersFx,
})
/** The reminders as the doctor has them at this moment. */
export const remindersSeen = lookAtRemindersFx.doneData

// State
export const $unreadCount = createStore(0)
  .on(remindersSeen, (_, { shown }) => shown.filter(({ isRead }) => !isRead).length)
  .reset(sessionEnded)
