import { createStore, sample } from 'effector'
import { type DueReminder, newlyDue, readRemindersFx, remindersNotified } from '@/entities/reminder'
import { type Alert, alertRaised, alertShown } from './alerts'
import { $isLeader } from './background-tab'

// Stores
/**
 * Reminders that were due before this time are already checked; null before the first check. It moves on in every tab,
 * because any tab can become the leader.
 */
const $checkedUntil = createStore<number | null>(null)
const $due = createStore<readonly DueReminder[]>([])

// Connections
/** `features/review-reminders` reads the reminders at least once a minute. */
const checked = sample({
  clock: readRemindersFx.doneData,
  source: { since: $checkedUntil, isLeader: $isLeader },
  fn: ({ since, isLeader }, snapshot) => ({
    since: snapshot.view ? snapshot.now : since,
    due: since !== null && isLeader ? newlyDue(snapshot, since) : [],
  }),
})
sample({ clock: checked, fn: ({ since }) => since, target: $checkedUntil })
const foundDue = checked.filterMap(({ due }) => (due.length > 0 ? due : undefined))
sample({ clock: foundDue, target: $due })
sample({
  clock: foundDue,
  fn: (due): Alert => ({ kind: 'reminders', ids: due.map(({ uuid }) => uuid) }),
  target: alertRaised,
})
/** Only reminders with a notification count as notified: a toast shows the others when the user returns. */
sample({
  clock: alertShown,
  source: $due,
  filter: (_, { kind }) => kind === 'reminders',
  fn: (due, { ids }) => due.filter(({ uuid }) => ids.includes(uuid)),
  target: remindersNotified,
})
