import { attach, createEvent, createStore, sample } from 'effector'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { $minute } from '@/shared/lifecycle'
import { $owner } from './local-state-owner'
import type { Reminder } from './reminder'
import { listedReminders, remindersReceived } from './reminder-list'
import { applyLocalStates, type ReminderLocalStates } from './reminder-local-state'
import { $localStateContext, $localStates } from './local-state'

export interface VisibleReminders {
  visible: readonly Reminder[]
  localStates: ReminderLocalStates
  now: number
}

// Events
/** Asks for the current reminders outside of React. */
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
/** Recomputed on data, on local changes and every minute, because snoozes end. */
sample({
  clock: [remindersReceived, $localStates, $minute, $owner, remindersCheckRequested],
  source: { owner: $owner, isSignedIn: $isSignedIn },
  filter: ({ owner, isSignedIn }) => isSignedIn && owner.status !== 'pending',
  fn: () => {},
  target: readVisibleRemindersFx,
})
export const visibleRemindersRead = readVisibleRemindersFx.doneData

// Stores
export const $unreadCount = createStore(0)
  .on(visibleRemindersRead, (_, { visible }) => visible.filter(({ isRead }) => !isRead).length)
  .reset(sessionEnded)
