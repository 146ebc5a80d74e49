import { attach, createEvent, createStore, sample } from 'effector'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { $minute } from '@/shared/lifecycle'
import { $owner } from './local-state-owner'
import type { Reminder } from './reminder'
import { listedReminders, remindersReceived } from './reminder-list'
import { applyLocalStates, type ReminderLocalStates } from './reminder-local-state'
import { $localStateContext, $localStates } from './local-state'

export interface VisibleReminders {
  /** As the doctor has them now: without those that were removed or postponed. */
  visible: readonly Reminder[]
  localStates: ReminderLocalStates
  now: number
}

// Events
/** A story without a view wants to know what is there. */
export const remindersCheckRequested = createEvent()

// Effects
const readVisibleRemindersFx = attach({
  source: $localStateContext,
  effect: ({ client, localStates }): VisibleReminders => {
    const now = Date.now()
    return { visible: applyLocalStates(listedReminders(client), localStates, now), localStates, now }
  },
})

// Connections
/** They may have changed: by the platform, by the doctor, or because time goes by. */
sample({
  clock: [remindersReceived, $localStates, $minute, $owner, remindersCheckRequested],
  source: { owner: $owner, isSignedIn: $isSignedIn },
  filter: ({ owner, isSignedIn }) => isSignedIn && owner.status !== 'pending',
  fn: () => {},
  target: readVisibleRemindersFx,
})
/** The reminders as the doctor has them at this moment. */
export const visibleRemindersRead = readVisibleRemindersFx.doneData

// State
export const $unreadCount = createStore(0)
  .on(visibleRemindersRead, (_, { visible }) => visible.filter(({ isRead }) => !isRead).length)
  .reset(sessionEnded)
